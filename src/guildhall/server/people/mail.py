"""Writing and sending mails; blocks, so it runs in a side thread."""

import smtplib
import ssl
from email.message import EmailMessage

from guildhall.server.people.delivery import Undeliverable
from guildhall.server.settings import Mail

SOCKET_SECONDS = 5.0
PERMANENT = 500
"""Codes from here on mean: do not try again."""


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    """Send a mail; raises OSError or SMTPException, or Undeliverable if nobody takes it."""
    message = EmailMessage()
    message["From"], message["To"] = mail.sender, to
    message["Subject"] = subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=SOCKET_SECONDS) as server:
        if mail.starttls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        try:
            server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            if any(code < PERMANENT for code, _ in error.recipients.values()):
                raise
            raise Undeliverable("recipient") from None
