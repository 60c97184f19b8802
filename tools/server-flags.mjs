/**
 * How Node runs the built server. The young part of its memory holds what the requests of a moment need:
 * with 16 MB, the default, much of it is copied twice before it is let go, which costs a fifth of the bets
 * a second (bench/RESULTS.md).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];
