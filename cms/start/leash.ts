// Loaded before a build or a seed: it ends when the process that started it is gone, even by kill -9. Workers that the
// build starts for itself inherit this file and must be left alone: their channel is how they are kept.
if (process.env.STACKYARD_LEASH === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel?.unref()
}
