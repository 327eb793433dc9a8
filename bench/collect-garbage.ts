// Loaded into a node by --import: collects garbage on a signal.
process.on('SIGUSR2', () => gc!())
