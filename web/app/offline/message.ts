/** What a page tells the worker. */
export type OfflineMessage =
  | {
      /** Path and question of the page that was read. */
      visited: string;
      /** Addresses of the built files that it used. */
      files: readonly string[];
    }
  | {
      /** The visitor erased what the browser kept: nothing more is kept until the next visit. */
      forget: true;
    };
