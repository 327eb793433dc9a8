import { allMet, say } from './report.ts'

// Every figure is a ratio of two measurements in this run: npm run bench [-- pages messages …]
const sections = [
  'pages',
  'messages',
  'rooms',
  'bursts',
  'overload',
  'storm',
  'voice',
  'memory',
  'rows',
  'backoffice',
  'resources',
  'search',
  'sealing',
  'sky',
  'words',
  'strangers',
  'queue',
  'cards',
  'lighthouse',
  'engines',
  'weight',
] as const
const asked = process.argv.slice(2)

for (const section of sections) {
  if (asked.length > 0 && !asked.includes(section)) continue
  say(`\n${section}`)
  const { run } = (await import(`./${section}.ts`)) as { run(): Promise<void> }
  await run()
}
process.exit(allMet() ? 0 : 1)
