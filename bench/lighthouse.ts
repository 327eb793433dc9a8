import lighthouse from 'lighthouse'
import { openBrowser } from '../e2e/browser.ts'
import { startProgram } from './program.ts'
import { figure, percentile } from './report.ts'

const RUNS = 5
const PORT = 9315
const limits = { accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** The least performance of each page. */
const pages = {
  '/': 95,
  '/voyance': 95,
  '/voyance/salome': 95,
  '/tarots-oracles': 96,
  '/tarots-oracles/le-tarot-de-marseille': 96,
  '/tarots-oracles/le-tarot-de-marseille/cartes/le-mat': 96,
} as const

/** Lighthouse's own mobile preset, a slow phone on a slow network; the median of five runs. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const browser = await openBrowser('127.0.0.1', [`--remote-debugging-port=${PORT}`])
  try {
    for (const [path, performance] of Object.entries(pages)) {
      const all = { performance, ...limits }
      const scores = Object.fromEntries(Object.keys(all).map((name) => [name, [] as number[]]))
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(`${program.address}${path}`, { port: PORT, logLevel: 'silent' })
        for (const [name, { score }] of Object.entries(result!.lhr.categories)) scores[name]?.push((score ?? 0) * 100)
      }
      for (const [name, atLeast] of Object.entries(all)) {
        figure(`${path}, ${name}`, percentile(scores[name]!, 0.5), { atLeast })
      }
    }
  } finally {
    await browser.close()
    await program.stop()
  }
}
