/**
 * Headers of every answer, errors and static files included. Pages bring their own Content-Security-Policy with
 * hashes; everything else gets one that allows nothing.
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    // Video players refuse to start without a referrer, so the origin is told; never the path.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Signing in with Google leads there and back in the same window, so that no window of ours needs another's.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // What others may show (pictures for links) says so itself.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), browsing-topics=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

export const NOTHING_ALLOWED =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For documents of our own that our own pages show in a frame. */
export const FRAMED_BY_US =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
