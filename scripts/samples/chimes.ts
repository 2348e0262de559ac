const RATE = 8_000;
const SECONDS_EACH = 0.9;
/** A rising chord, in hertz. */
const NOTES = [261.63, 329.63, 392, 523.25];

/** A WAV file of a few notes, where a podcast would be: one channel of 8 bits. */
export function chimes(): Buffer {
  const length = Math.round(RATE * SECONDS_EACH);
  const samples = Buffer.alloc(NOTES.length * length);
  NOTES.forEach((hertz, note) => {
    for (let i = 0; i < length; i++) {
      const seconds = i / RATE;
      const loudness = 0.5 * Math.min(seconds / 0.01, 1) * Math.exp(-4 * seconds);
      samples[note * length + i] = Math.round(128 + 127 * loudness * Math.sin(2 * Math.PI * hertz * seconds));
    }
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
