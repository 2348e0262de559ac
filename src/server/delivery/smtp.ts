import type { Send } from './message.ts';

const TIMEOUT_MS = 15_000;

export interface SmtpSettings {
  /** `smtp://user:password@host:port`; `?from=` names the sender, otherwise it is no-reply at the site's host. */
  url: string;
  siteName: string;
  publicUrl: string;
}

/** Sends mail through an SMTP server, one connection each: the queue before it is what keeps messages. */
export function createSmtp({ url, siteName, publicUrl }: SmtpSettings): Send {
  const server = new URL(url);
  const address = server.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`;
  server.searchParams.delete('from');
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url: server.href,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // Read with the first mail: a start does not wait for it.
  let connected: ReturnType<typeof connect> | undefined;
  const { hostname } = new URL(publicUrl);
  return async ({ to, subject, text, html, headers, key }) => {
    const transport = await (connected ??= connect());
    await transport.sendMail({
      from: { name: siteName, address },
      // An object is never parsed as a list: one recipient, whatever the address contains.
      to: { name: '', address: to },
      subject: subject ?? siteName,
      text,
      html: html ?? undefined,
      // Mail servers and programs know one that comes twice by it.
      ...(key !== undefined && { messageId: `<${key}@${hostname}>` }),
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  };
}
