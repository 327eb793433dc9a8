import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, runProgram } from '../../test/program.ts'
import { openBrowser } from '../browser.ts'
import { lookAt, lookAtHeader } from './look.ts'
import { nameOf, places, samples } from './places.ts'

// Checks the look of every page of the site: node scripts/on-build.mjs e2e/looks/main.ts --only /wallet --to
// /tmp/pictures
const { values } = parseArgs({ options: { only: { type: 'string' }, to: { type: 'string' } } })
const folder = values.to ?? (await mkdtemp(join(tmpdir(), 'voyance-looks-')))
const say = (line: string) => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(join(tmpdir(), 'voyance-looks-data-'))
const port = await freePort()
const program = runProgram(port, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const brands = [
  { name: 'main', host: 'localhost', places, people: ['anonymous', 'client', 'psychic', 'staff'] },
  { name: 'second', host: 'second.localhost', places: samples, people: ['anonymous', 'client', 'staff'] },
  { name: 'affiliation', host: 'affiliation.localhost', places: samples, people: ['anonymous', 'client', 'staff'] },
] as const

let faults = 0
try {
  await program.ready()
  const browser = await openBrowser()
  say(`Images : ${folder}`)
  for (const brand of brands) {
    const gallery = { browser, address: `http://${brand.host}:${port}`, folder: join(folder, brand.name) }
    const tell = (found: readonly string[]) => {
      faults += found.length
      for (const fault of found) say(`${brand.name}: ${fault}`)
    }
    await lookAt(
      gallery,
      brand.places.filter((place) => nameOf(place).includes(values.only ?? '')),
      tell,
    )
    if ('header'.includes(values.only ?? '')) tell(await lookAtHeader(gallery, brand.people))
  }
  await browser.close()
} finally {
  await program.stop()
  await rm(dataDir, { recursive: true, force: true })
}
say(faults === 0 ? 'Rien à reprendre.' : `${faults} à reprendre.`)
process.exitCode = faults === 0 ? 0 : 1
