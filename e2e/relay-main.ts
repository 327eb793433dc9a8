import { startRelay } from '../src/providers/turn/relay.ts'

// A relay in a process of its own, which a test can freeze: node e2e/relay-main.ts <port> <secret>
const [port, secret = ''] = process.argv.slice(2)
await startRelay({ port: Number(port), secret })
process.stdout.write('ready\n')
