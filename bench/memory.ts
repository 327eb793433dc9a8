import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { signIn } from './people.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { figure } from './report.ts'

const PAGES = 4000

/** How much memory a node still holds for personal pages, long after. */
export async function run(): Promise<void> {
  const program = await startProgram()
  try {
    const node = await program.another(['--expose-gc', '--import', './bench/collect-garbage.ts'])
    const cookie = await signIn(program, 'cliente@demo.test')
    const make = () =>
      autocannon({ url: `${node.address}/voyance`, amount: PAGES, connections: 2, headers: { cookie } })
    await make()
    const before = await heapOf(node)
    await make()
    figure(`memory in use after ${PAGES} more pages, share of before`, (await heapOf(node)) / before, { atMost: 1.1 })
  } finally {
    await program.stop()
  }
}

/** In bytes, after garbage collection. */
async function heapOf({ figures, pid }: Pick<DemoProgram, 'figures' | 'pid'>): Promise<number> {
  process.kill(pid, 'SIGUSR2')
  await wait(1000)
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(await figures())![1])
}
