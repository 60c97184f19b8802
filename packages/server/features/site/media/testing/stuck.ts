/** A decoder that never answers. */
process.on('message', () => {});
process.on('disconnect', () => process.exit());
process.send?.('ready');
