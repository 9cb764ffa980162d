// Loaded before a build or a seed: it ends when the process that started it is gone, even by kill -9.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
