/** Close a socket and hear no more of it; one that still opens is closed when it is open, else the browser complains. */
export function part(socket: WebSocket | null): void {
  if (socket?.readyState !== WebSocket.CONNECTING) {
    socket?.close();
    return;
  }
  socket.onmessage = null;
  socket.onopen = () => socket.close();
}
