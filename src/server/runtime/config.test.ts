import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingsTable } from './config.ts';

const faultsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('settings', () => {
  it('have defaults with which everything works offline', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 4321,
      SITE_NAME: 'RedStreet',
      SEED: 'all',
      WORKERS: 1,
      PUBLIC_URL: 'http://127.0.0.1:4321',
    });
    expect(config.DATABASE_URL).toBeUndefined();
  });

  it('are reported together when wrong, one line each, by name', () => {
    const faults = faultsOf({ PORT: 'x', DATA_API_URL: 'ftp://host', SEED: 'some' }).split('\n');
    expect(faults).toHaveLength(3);
    expect(faults[0]).toBe('Setting PORT must be a whole number from 0 to 65535');
    expect(faults[2]).toBe('Setting SEED must be one of all, real, none');
    expect(faults.map((line) => line.split(' ')[1])).toEqual(['PORT', 'DATA_API_URL', 'SEED']);
  });

  it('never repeat a value, which may be a secret', () => {
    expect(faultsOf({ SMTP_URL: 'hunter2', SECRET: 'tooshort' })).not.toMatch(/hunter2|tooshort/);
  });

  it.each([
    ['PUBLIC_URL', 'stocks.example'],
    ['PUBLIC_URL', 'stocks.example:8080'],
    ['PUBLIC_URL', 'https://stocks example'],
    ['LLM_BASE_URL', 'models.example.com/v1'],
    ['SMTP_URL', 'mail.example.com'],
    ['DATA_API_URL', 'https://user:hunter2@data.example'],
    ['AUTH_API_URL', 'https://auth.example/?key=hunter2'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtps://?from=a@example.com'],
    ['SMS_FROM', 'a name that is too long'],
    ['SMS_FROM', '+0123'],
    ['TRUST_PROXY', '1.2.3'],
    ['TRUST_PROXY', '1.2.3.4/99'],
    ['TRUST_PROXY', '::1/999'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['LLM_BASE_URL', 'http://models.example.com/v1'],
    ['LLM_BASE_URL', 'http://127.0.0.1.example.com/v1'],
    ['LLM_BASE_URL', 'https://user:pw@models.example.com/v1'],
    ['LLM_BASE_URL', 'https://models.example.com/v1?key=x'],
    ['LLM_DAILY_LIMIT', '-1'],
    ['LLM_INPUT_PRICE', 'much'],
    ['PUBLIC_URL', 'https://user:pw@example.com'],
    ['PUBLIC_URL', 'https://example.com/?query'],
    ['PUBLIC_URL', 'https://example.com/?'],
    ['PUBLIC_URL', 'https://example.com/#hash'],
    ['PORT', '65536'],
    ['WORKERS', 'many'],
    ['SECRET', 'hunter2'],
  ])('refuse %s=%s in one line', (name, value) => {
    expect(faultsOf({ [name]: value })).toMatch(new RegExp(`^Setting ${name} must [^\\n]+$`));
  });

  it('are refused in one line each, or taken, whatever stands in them', () => {
    const texts = ['x', '-1', '99999999999', 'ftp://x', 'http://', 'http://[::1', 'http://a:99999', 'http://%zz', 'http://a b', 'smtp://', '::1/999', '\u0000']; // prettier-ignore
    for (const { name } of settingsTable)
      for (const text of [...texts, 'x'.repeat(3_000)])
        // Anything else than a ConfigError would be a stack.
        expect(() => faultsOf({ [name]: text }), `${name}=${text}`).not.toThrow();
  });

  it.each([
    [{ SMS_PROTOCOL: 'twilio' }, 'SMS_PROTOCOL must be set together with SMS_URL'],
    [{ SMS_FROM: '+12125550100' }, 'SMS_FROM must be set together with SMS_URL'],
    [{ SMS_REPLY_TOKEN: 'hunter2' }, 'SMS_REPLY_TOKEN must be set together with SMS_URL'],
    [
      { SMS_URL: 'https://sms.example/', SMS_PROTOCOL: 'twilio', SMS_FROM: '55555' },
      'SMS_URL must have a user and a password with SMS_PROTOCOL=twilio',
    ],
    [
      { SMS_URL: 'https://AC:hunter2@sms.example/', SMS_PROTOCOL: 'twilio' },
      'SMS_FROM must be set together with SMS_PROTOCOL=twilio',
    ],
    [{ SMS_URL: 'https://AC:hunter2@sms.example/', SMS_FROM: 'Red Street' }, ''],
    [{ SMS_URL: 'https://AC:x@sms.example/', SMS_PROTOCOL: 'twilio', SMS_FROM: `MG${'0a'.repeat(16)}` }, ''],
  ])('of SMS need each other: %j', (env, fault) => {
    expect(faultsOf(env)).toBe(fault && `Setting ${fault}`);
  });

  it('take networks and addresses of proxies', () => {
    expect(faultsOf({ TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/8 192.0.2.1' })).toBe('');
  });

  it.each(['https://models.example.com/v1', 'http://127.0.0.1:8080/v1', 'http://[::1]:1/v1'])(
    'take a language model at %s, and no model without its name',
    (address) => {
      expect(faultsOf({ LLM_BASE_URL: address, LLM_MODEL: 'm' })).toBe('');
      expect(faultsOf({ LLM_BASE_URL: address })).toBe(
        'Setting LLM_MODEL must be set together with LLM_BASE_URL',
      );
    },
  );

  it('count as unset when empty', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' }).PORT).toBe(4321);
  });

  it('must come in pairs where one is useless alone', () => {
    expect(faultsOf({ GOOGLE_CLIENT_ID: 'id' })).toBe(
      'Setting GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID',
    );
  });

  it('require a shared secret with a shared database', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://db/x' })).toMatch(/^Setting SECRET/);
  });

  it('take PUBLIC_URL without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe('https://example.com');
  });

  it('are each read by something outside of this module', () => {
    const sources = globSync('{src,scripts}/**/*.{ts,mjs}')
      .filter((file) => !/runtime\/config(\.test)?\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const unread = settingsTable.filter(({ name }) => !sources.some((text) => text.includes(name)));
    expect(unread.map(({ name }) => name)).toEqual([]);
  });

  it('are all listed in .env.example, in order, with their meaning, and nothing else is', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    expect([...example.matchAll(/^# ?([A-Z_]+)=/gm)].map((match) => match[1])).toEqual(
      settingsTable.map((row) => row.name),
    );
    for (const { meaning } of settingsTable) expect(example).toContain(meaning);
  });
});
