// Lent to a node by --import: it collects its garbage when it is told to.
process.on('SIGUSR2', () => gc!())
