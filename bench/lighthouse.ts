import lighthouse from 'lighthouse'
import { openBrowser } from '../e2e/browser.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'

const RUNS = 5
const PORT = 9315
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Lighthouse's own mobile preset, a slow phone on a slow network; the median of five runs. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const browser = await openBrowser('127.0.0.1', [`--remote-debugging-port=${PORT}`])
  try {
    for (const path of ['/', '/voyance', '/voyance/salome']) {
      const scores = Object.fromEntries(Object.keys(limits).map((name) => [name, [] as number[]]))
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(`${program.address}${path}`, { port: PORT, logLevel: 'silent' })
        for (const [name, { score }] of Object.entries(result!.lhr.categories)) scores[name]?.push((score ?? 0) * 100)
      }
      for (const [name, atLeast] of Object.entries(limits)) {
        figure(`${path}, ${name}`, percentile(scores[name]!, 0.5), { atLeast })
      }
    }
  } finally {
    await browser.close()
    await program.stop()
  }
}
