/** A compressed picture of a clip. */
export interface Frame {
  atMs: number;
  isKey: boolean;
  bytes: Uint8Array;
}

export interface Clip {
  width: number;
  height: number;
  durationMs: number;
  /** VP8, in order; the first is a key frame. */
  frames: readonly Frame[];
}

type Element = Uint8Array;

const concat = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** An EBML size of eight bytes: its length never depends on its value. */
const sizeOf = (length: number): Uint8Array => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  bytes[0] = 0x01;
  return bytes;
};

const element = (id: number, ...content: readonly Uint8Array[]): Element => {
  const hex = id.toString(16);
  const body = concat(content);
  return concat([Buffer.from(hex, 'hex'), sizeOf(body.length), body]);
};

const uint = (id: number, value: number): Element => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
};

const float = (id: number, value: number): Element => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const text = (id: number, value: string): Element => element(id, Buffer.from(value));

/** What a canvas is compressed as: BT.709 with its full range and the transfer of sRGB. Without it black and white are lost. */
const COLOUR = element(0x55b0, uint(0x55b1, 1), uint(0x55b9, 2), uint(0x55ba, 13), uint(0x55bb, 1));

const TRACK = 1;
const KEY_FRAME = 0x80;

const block = ({ atMs, isKey, bytes }: Frame, clusterMs: number): Element => {
  const head = Buffer.alloc(4);
  head[0] = 0x80 | TRACK;
  head.writeInt16BE(atMs - clusterMs, 1);
  head[3] = isKey ? KEY_FRAME : 0;
  return element(0xa3, head, bytes);
};

/** Frames from one key frame up to the next. */
function clustersOf(frames: readonly Frame[]): Frame[][] {
  const clusters: Frame[][] = [];
  for (const frame of frames) {
    if (frame.isKey || clusters.length === 0) clusters.push([]);
    clusters.at(-1)?.push(frame);
  }
  return clusters;
}

/**
 * A WebM file with its length and an index, so that a player can go to any place in it: what a browser's own recorder
 * leaves out.
 */
export function writeWebm({ width, height, durationMs, frames }: Clip): Uint8Array {
  const head = element(
    0x1a45dfa3,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 2),
    uint(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, durationMs),
    text(0x4d80, 'scripts/media'),
    text(0x5741, 'scripts/media'),
  );
  const tracks = element(
    0x1654ae6b,
    element(
      0xae,
      uint(0xd7, TRACK),
      uint(0x73c5, TRACK),
      uint(0x83, 1),
      text(0x86, 'V_VP8'),
      element(0xe0, uint(0xb0, width), uint(0xba, height), COLOUR),
    ),
  );
  const clusters = clustersOf(frames).map((group) => {
    const atMs = group[0]?.atMs ?? 0;
    return {
      atMs,
      bytes: element(0x1f43b675, uint(0xe7, atMs), ...group.map((frame) => block(frame, atMs))),
    };
  });
  // All numbers are eight bytes long, so the index has its final length before its contents are known.
  const indexOf = (positions: readonly number[]) =>
    element(
      0x1c53bb6b,
      ...clusters.map(({ atMs }, i) =>
        element(0xbb, uint(0xb3, atMs), element(0xb7, uint(0xf7, TRACK), uint(0xf1, positions[i] ?? 0))),
      ),
    );
  let position = info.length + tracks.length + indexOf(clusters.map(() => 0)).length;
  const positions = clusters.map(({ bytes }) => {
    const start = position;
    position += bytes.length;
    return start;
  });
  const segment = element(
    0x18538067,
    info,
    tracks,
    indexOf(positions),
    ...clusters.map(({ bytes }) => bytes),
  );
  return concat([head, segment]);
}
