# A bot in bash: always the first legal move, by its number.
while IFS= read -r line; do
  case $line in
  *'"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
  *'"type":"choose"'*)
    id=${line#*'"id":'}
    move=${line#*'"legal":[{"move":'}
    echo "{\"type\":\"move\",\"id\":${id%%,*},\"move\":${move%%,*}}"
    ;;
  esac
done
