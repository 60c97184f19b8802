/**
 * Makes what passes Redis unreadable to whoever reads it there, and has what he puts there himself refused. The channel
 * is to be bound to it, so that nobody moves a message to another. Both are called for every message.
 */
export interface ParcelSeal {
  seal(channel: string, parcel: Buffer): Buffer;
  /** Throws where it was not sealed by such a key, for another channel, or was changed: it is logged and left aside. */
  open(channel: string, sealed: Buffer): Buffer;
}
