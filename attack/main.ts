import { say, summary } from './report.ts'
import { startTarget } from './target.ts'

/**
 * Attacks a production copy of the site on this machine with other people's tools: npm run attack [-- wapiti sqlmap …].
 * Each tool must first find a flaw planted for it: the silence of a tool that finds nothing anywhere says nothing.
 */
const sections = ['headers', 'csp', 'slow', 'sqlmap', 'wapiti'] as const
const asked = process.argv.slice(2)

const target = await startTarget()
try {
  for (const section of sections) {
    if (asked.length > 0 && !asked.includes(section)) continue
    say(`\n${section}`)
    const { attack } = (await import(`./${section}.ts`)) as { attack(of: typeof target): Promise<void> }
    await attack(target)
  }
} finally {
  await target.stop()
}
process.exit(summary() ? 0 : 1)
