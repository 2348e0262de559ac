import { join } from 'node:path';
import { createDelivery, type Delivery } from './delivery.ts';
import { createFileOutbox } from './file-outbox.ts';
import { createSms } from './sms.ts';
import { createSmtp } from './smtp.ts';

export interface DeliverySettings {
  SITE_NAME: string;
  PUBLIC_URL: string;
  DATA_DIR: string;
  SMTP_URL?: string | undefined;
  SMS_URL?: string | undefined;
  SMS_PROTOCOL?: 'json' | 'twilio';
  SMS_FROM?: string | undefined;
}

/** Delivery as the settings say; a channel without a provider writes to `DATA_DIR/outbox`. */
export function connectDelivery(settings: DeliverySettings): Delivery {
  const { SITE_NAME: siteName, PUBLIC_URL: publicUrl, SMTP_URL, SMS_URL } = settings;
  const { SMS_PROTOCOL: protocol = 'json', SMS_FROM: from = siteName } = settings;
  const toFile = createFileOutbox(join(settings.DATA_DIR, 'outbox'));
  return createDelivery({
    site: { siteName, publicUrl },
    sendMail: SMTP_URL ? createSmtp({ url: SMTP_URL, siteName, publicUrl }) : toFile,
    sendSms: SMS_URL ? createSms({ url: SMS_URL, protocol, from }) : toFile,
  });
}
