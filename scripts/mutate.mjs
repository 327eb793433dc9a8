import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { breaksOfScript, parses } from './mutate/breaks.mjs'
import { copyOfTree } from './mutate/copy.mjs'
import { breaksOfFunctions } from './mutate/database-breaks.mjs'
import { neighbourhood } from './mutate/neighbours.mjs'
import { say } from './setup/project.mjs'

// Breaks random lines of ours, one at a time, and tells which breaks no test nearby notices:
// npm run mutate -- --lines 40 --seed 7 --under src/features/money
// With the same seed come the same lines; --skip 12 leaves out the first twelve, --most is how many
// files of tests each meets at first; what survives meets three times as many more.

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
    most: { type: 'string', default: '12' },
    under: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
})
const [lines, seed, skip, most] = [values.lines, values.seed, values.skip, values.most].map(Number)

/** What holds words, tables and drawings, or is written by a program. */
const notOurs =
  /\.test\.tsx?$|\.d\.ts$|texts\.ts$|\.data\.ts$|-table\.ts$|tables\.server\.ts$|\/(fragments|interpretations|art)\/|-art\.tsx?$|-skies\.tsx$|portraits\/(draw-|backdrop|figure)|(two-signs|theme)-rules\.ts$|generated\.ts$|letter-styles\.ts$/

/**
 * What draws, and what weighs the planets of a chart: there a number is a size on paper or an astrologer's taste, and one
 * more or less of it is as right as before. Everything else in them is broken like the rest.
 */
const numbersOfTaste =
  /draw-(wheel|share)\.server\.ts$|charts\/(wheel|strength|balance)\.ts$|horoscopes\/score\.ts$|platform\/paper\/|-pdf\.server\.ts$|sky-ring\.tsx$|shell\/overlay\.tsx$|ui\/(plot|parallax)\/.*\.tsx$/

/** Numbers from 0 to below 1, the same for the same seed. @param {number} state @returns {() => number} */
const randomFrom = (state) => () => {
  state = (state + 0x6d2b79f5) | 0
  const once = Math.imul(state ^ (state >>> 15), state | 1)
  const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
  return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
}
const random = randomFrom(seed)
/** @template T @param {T[]} list @returns {T | undefined} one of them, which leaves the list */
const take = (list) => list.splice(Math.floor(random() * list.length), 1)[0]

/** @param {string} path @param {string} source */
function breaksOf(path, source) {
  if (path.endsWith('.sql')) return breaksOfFunctions(source)
  return breaksOfScript(path, source).filter(({ number }) => !number || !numbersOfTaste.test(path))
}
/** @param {string} source @param {number} at */
const lineAt = (source, at) => source.slice(0, at).split('\n').length
/** @param {string} path @param {string} source */
const holds = (path, source) => path.endsWith('.sql') || parses(path, source)

const copy = copyOfTree()
process.on('exit', () => copy.remove())
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(130))

const files = copy.files().filter((path) => /^(src|test)\/.*\.tsx?$|^db\/functions\/.*\.sql$/.test(path))
const neighbours = neighbourhood(copy.folder, files)
const places = files
  .filter((path) => !path.startsWith('test/') && path.startsWith(values.under) && !notOurs.test(path))
  .flatMap((path) => {
    const source = copy.read(path)
    const numbers = new Set(breaksOf(path, source).map(({ start }) => lineAt(source, start)))
    return [...numbers].map((line) => ({ path, line }))
  })
say(`${places.length} lignes peuvent être cassées ; graine ${seed}.`)

/** Types that are wrong before anything is broken notice nothing. */
const typesHeld = values.dry || (await copy.types())
if (!typesHeld) say('Les types ne tiennent pas même sans rien casser : ils ne comptent pas.')

/** @typedef {{ where: string, says: string, killer: string | undefined }} Verdict */
/** @type {Verdict[]} */
const verdicts = []
/** @type {Set<string>} */
const sound = new Set()

/**
 * @param {{ path: string, line: number }} place
 * @returns {import('./mutate/breaks.mjs').Break & { broken: string } | undefined} one that can still be read
 */
function breakOf({ path, line }) {
  const source = copy.read(path)
  const ways = breaksOf(path, source).filter(({ start }) => lineAt(source, start) === line)
  for (let way = take(ways); way; way = take(ways)) {
    const broken = source.slice(0, way.start) + way.text + source.slice(way.end)
    if (holds(path, broken)) return { ...way, broken }
  }
}

/** @param {string} path @param {number} start @returns {Promise<string | undefined>} what noticed the break */
async function noticedBy(path, start) {
  const all = neighbours.of(path, start)
  // The types come between: they take less time than the tests further away.
  return (
    (await failedOf(all.slice(0, most))) ??
    (!path.endsWith('.sql') && typesHeld && !(await copy.types()) ? 'les types' : undefined) ??
    failedOf(all.slice(most, 4 * most))
  )
}

/** @param {readonly string[]} tests @returns {Promise<string | undefined>} the first that failed */
async function failedOf(tests) {
  if (tests.length === 0) return
  const { passed, failed, endless } = await copy.test(tests)
  for (const name of passed) sound.add(name)
  return failed[0] ?? (endless ? 'des tests qui ne finissent pas' : undefined)
}

for (let at = 0; at < skip + lines && places.length > 0; at++) {
  const place = take(places)
  const way = place && breakOf(place)
  if (!place || !way) {
    at--
    continue
  }
  if (at < skip) continue
  const where = `${place.path}:${place.line}`
  if (values.dry) {
    say(`${at + 1}. ${where} : ${way.says}\n   ${neighbours.of(place.path, way.start).slice(0, most).join(' ')}`)
    continue
  }
  const source = copy.read(place.path)
  writeFileSync(join(copy.folder, place.path), way.broken)
  const killer = await noticedBy(place.path, way.start)
  writeFileSync(join(copy.folder, place.path), source)
  verdicts.push({ where, says: way.says, killer })
  say(`${at + 1}. ${where} : ${way.says}\n   ${killer ? `vu par ${killer}` : 'A SURVÉCU'}`)
}

// A test that also fails on the whole tree has noticed nothing.
const unsure = [...new Set(verdicts.flatMap(({ killer }) => (killer?.includes('.test.') ? [killer] : [])))].filter(
  (name) => !sound.has(name),
)
if (unsure.length > 0) {
  const { failed } = await copy.test(unsure, { all: true })
  for (const name of failed) say(`${name} échoue aussi sans rien casser : ce qu’il a vu ne compte pas.`)
  for (const verdict of verdicts) if (verdict.killer && failed.includes(verdict.killer)) verdict.killer = undefined
}
/** @param {readonly Verdict[]} given @param {string} what */
const share = (given, what) => {
  const lived = given.filter(({ killer }) => killer === undefined).length
  if (given.length > 0)
    say(`${lived} sur ${given.length} ont survécu (${Math.round((100 * lived) / given.length)} %)${what}.`)
}
const survivors = verdicts.filter(({ killer }) => killer === undefined)
if (survivors.length > 0) say('\nCe qu’aucun test n’a vu :')
for (const { where, says } of survivors) say(`  ${where} : ${says}`)
const isOnScreen = (/** @type {Verdict} */ { where }) => /\.tsx:|\/components\//.test(where)
say('')
share(verdicts, '')
share(verdicts.filter(isOnScreen), ' dans les pages et leurs composants, que la suite du navigateur éprouve aussi')
