/** An answer about no single company. */
export interface General {
  kind: 'language' | 'market' | 'meaning' | 'screen' | 'help' | 'greeting' | 'coverage';
  /** Null where nothing was. */
  understood: string | null;
  isKnown: boolean;
}
