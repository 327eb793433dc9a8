import { globSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// The build makes this module; what is on which page matters to no campaign.
const words = 'data:text/javascript,export const pageWords = {}'
const load = createRequire(import.meta.url)

/** `import.meta.glob` of the build, which node alone lacks. */
const glob = (given: string | string[]) => {
  const patterns = [given].flat()
  const [of = [], but = []] = [false, true].map((not) =>
    patterns.flatMap((one) => (one.startsWith('!') === not ? one.replace(/^!?\//, '') : [])),
  )
  return Object.fromEntries(globSync(of, { exclude: but }).map((path) => [`/${path}`, load(`../${path}`)]))
}
Object.assign(globalThis, { globOfBuild: glob })

registerHooks({
  resolve: (name, context, next) =>
    name === 'virtual:page-words' ? { url: words, shortCircuit: true } : next(name, context),
  load(url, context, next) {
    const loaded = next(url, context)
    if (url.startsWith(String(pathToFileURL('src'))) && String(loaded.source ?? '').includes('import.meta.glob')) {
      return { ...loaded, source: String(loaded.source).replaceAll(/import\.meta\.glob(<[^(]*>)?/g, 'globOfBuild') }
    }
    return loaded
  },
})
/** A worker of its own that sends campaigns, to be killed: node test/campaign-run.ts <database> <instant> <secrets> */
const [databaseUrl = '', instant = '', kept = '{}'] = process.argv.slice(2)
const { secrets, dataKeys } = JSON.parse(kept)
const now = new Date(instant)
const { createApp } = await import('../src/app.ts')
const { readConfig } = await import('../src/config.ts')
const { runCampaigns } = await import('../src/features/site/campaigns/run-campaigns.server.ts')
const { recordedJobs } = await import('./recorded-jobs.ts')
const app = await createApp(readConfig(process.env), {
  declared: { tables: {} } as never,
  databaseUrl,
  secrets,
  dataKeys,
  port: 3000,
  now: () => now,
  jobs: recordedJobs(),
})
await runCampaigns(app)
await app.close()
