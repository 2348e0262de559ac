import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export const backendNames = ['data', 'auth', 'chat', 'tools'] as const;
export type BackendName = (typeof backendNames)[number];

/** Who may call: anyone; anyone, as part of signing in; a signed-in verified person; staff. */
export type Access = 'public' | 'auth' | 'private' | 'staff';

/** The largest body of a call that sends an editor's HTML. */
export const EDITOR_LIMIT_BYTES = 512 * 1024;

/** The largest body of a call that sends files. */
export const UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024;

/** The kinds of costly calls: one network address may ask for each kind only so often. */
export type Costly = 'file' | 'search' | 'query' | 'universe' | 'chat';

/** The schemas of a call, and its particulars. */
export interface CallParts {
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
  /** What a browser gets instead of `answer`, if the gateway keeps something back. */
  gatewayAnswer?: z.ZodMiniType;
  /** The content type of an answer that is sent in pieces as it is made; without it an answer is JSON, and whole. */
  stream?: 'text/csv' | 'text/event-stream';
  /** Its own errors, besides those that follow from input and access. */
  errors?: readonly ErrorCode[];
  /** It only reads, although its method could write: it needs no proof that it comes from our own pages. */
  safe?: true;
  /**
   * About one person, who may have no account: never remembered for others, and the backend is told the caller's network
   * address, for limits and for records of consent.
   */
  personal?: true;
  /** If one network address asks for it too often, it is refused with 429. */
  costly?: Costly;
  /** As how many of its kind a costly call counts, by the text of its body; one if absent. */
  weigh?: (body: string) => number;
  /** Its body is a form with files (multipart/form-data), which only its backend reads. */
  takesFiles?: true;
  /** Largest body in bytes; 64 KiB if absent. */
  limitBytes?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call at its backend, with parameters as `:name`: `GET /stock/team/:symbol`. */
export type Address = `${Method} /${string}`;

interface CallHead {
  method: Method;
  path: string;
  backend: BackendName;
  access: Access;
  summary: string;
  errors: readonly ErrorCode[];
}

/** One row of the HTTP contract: what is asked, of whom, with which input, and what comes back. */
export interface Call extends CallHead, Omit<CallParts, 'errors'> {}

const accessErrors: Record<Access, readonly ErrorCode[]> = {
  public: [],
  auth: [],
  private: ['unauthenticated', 'unverified'],
  staff: ['unauthenticated', 'unverified', 'forbidden'],
};

/** Every error a call may answer with: those of its input and access, and its own. */
const errorsOf = (access: Access, parts: CallParts): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(parts.params || parts.query || parts.body || parts.takesFiles ? (['bad_request'] as const) : []),
    ...accessErrors[access],
    ...(parts.errors ?? []),
  ]),
];

/** Every error a browser may get for a call: those of the backend, and those of the gateway before it. */
export const errorsThroughGateway = (call: Call): readonly ErrorCode[] => {
  const writes = call.method !== 'GET' && !call.safe;
  return [
    ...new Set<ErrorCode>([
      ...call.errors,
      ...(writes ? (['cross_site'] as const) : []),
      ...(call.body || call.takesFiles ? (['too_large', 'unsupported_type'] as const) : []),
      ...(call.costly ? (['too_many_requests'] as const) : []),
      ...(['internal', 'bad_gateway', 'unavailable', 'timeout'] as const),
    ]),
  ];
};

type MethodOf<A> = A extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<A> = A extends `${Method} ${infer P}` ? P : never;

/** A row with the exact method, path, access and schema types of its call. */
type Row<B, A, X, R> = Omit<R, 'errors'> &
  Omit<CallHead, 'method' | 'path' | 'backend' | 'access'> & {
    method: MethodOf<A>;
    path: PathOf<A>;
    backend: B;
    access: X;
  };

/**
 * Makes the row of one call. The annotation lets bundlers drop the rows for code that imports only the schemas of a noun.
 */
// @__NO_SIDE_EFFECTS__
export function callTo<
  const B extends BackendName,
  const A extends Address,
  const X extends Access,
  R extends CallParts,
>(backend: B, address: A, access: X, summary: string, parts: R): Row<B, A, X, R> {
  const [method, path] = address.split(' ') as [MethodOf<A>, PathOf<A>];
  return { ...parts, method, path, backend, access, summary, errors: errorsOf(access, parts) };
}

/** The path a browser uses: the backend's under `/api`; a path that begins with `/api` keeps its own. */
export const browserPath = (path: string): string => (path.startsWith('/api/') ? path : `/api${path}`);

type Part<K extends 'params' | 'query' | 'body', C> = C extends { [key in K]: infer S extends z.ZodMiniType }
  ? Partial<z.input<S>> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : { [key in K]?: never };

/** A form with files as it arrives, with its content type, which says where its parts end. */
export interface FilesForm {
  type: string;
  body: ReadableStream<Uint8Array> | null;
}
type FilesPart<C> = C extends { takesFiles: true } ? { files: FilesForm } : { files?: never };

/** What a caller hands over for a call: `params`, `query`, `body` and `files`, as far as the call has them. */
export type InputOf<C> = C extends unknown
  ? Part<'params', C> & Part<'query', C> & Part<'body', C> & FilesPart<C>
  : never;
export type AnswerOf<C> = C extends { answer: infer A extends z.ZodMiniType } ? z.output<A> : never;
/** What a browser gets: the gateway's answer where it differs from the backend's. */
export type GatewayAnswerOf<C> = C extends { gatewayAnswer: infer A extends z.ZodMiniType }
  ? z.output<A>
  : AnswerOf<C>;
