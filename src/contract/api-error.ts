/** Every error code that may leave the API, with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  unverified: 403,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  too_many_requests: 429,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The one body of every failed call. `fields` names what was wrong with which input. */
export interface ErrorEnvelope {
  error: {
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    requestId?: string | undefined;
  };
}

/** A failure that the caller may see: thrown anywhere behind the API, turned into the envelope in one place. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toEnvelope(requestId?: string): ErrorEnvelope {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.fields && { fields: this.fields }),
        ...(requestId && { requestId }),
      },
    };
  }
}

/**
 * Whether an error is an ApiError. By name, because a server that runs as written beside built pages has two copies
 * of this class, which `instanceof` tells apart (decision 2).
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
