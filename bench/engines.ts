import lighthouse from 'lighthouse'
import agentic from 'lighthouse/core/config/agentic-browsing-config.js'
import { openBrowser } from '../e2e/browser.ts'
import { startProgram } from './program.ts'
import { figure } from './report.ts'

const PORT = 9316
/** One page of each indexable template. */
const templates = [
  '/',
  '/voyance',
  '/voyance/salome',
  '/mag',
  '/mag/ce-que-dit-vraiment-l-ascendant',
  '/voyance/lexique',
  '/voyance/lexique/medium',
  '/questions-frequentes',
  '/page/comment-consulter',
  '/voyance/voyants',
  '/horoscope',
  '/horoscope/jour',
  '/horoscope/jour/lion',
  '/theme-astral',
  '/compatibilite-amoureuse',
  '/compatibilite-amoureuse/belier-lion',
  '/contactez-nous',
  '/page/mentions-legales',
]
const limits = { seo: 1, 'agentic-browsing': 0.9 } as const

/** How search engines and assistants rate each template. These audits don't depend on speed: one run is enough. */
export async function run(): Promise<void> {
  const program = await startProgram()
  const browser = await openBrowser('127.0.0.1', [`--remote-debugging-port=${PORT}`])
  try {
    for (const path of templates) {
      const flags = { port: PORT, logLevel: 'silent', onlyCategories: Object.keys(limits) } as const
      const result = await lighthouse(`${program.address}${path}`, { ...flags }, agentic)
      for (const [name, atLeast] of Object.entries(limits)) {
        figure(`${path}, ${name}`, result!.lhr.categories[name]?.score ?? 0, { atLeast })
      }
    }
  } finally {
    await browser.close()
    await program.stop()
  }
}
