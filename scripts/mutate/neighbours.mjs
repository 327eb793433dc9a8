import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { functionsIn } from './database-breaks.mjs'

/** Fewer tests than this, and those of the modules further away are asked too. */
const ENOUGH = 2

/** They draw, and open, every page by its address. */
const drawnPages = 'test/access/drawn.test.ts'
const openedPages = 'test/access/pages.test.ts'

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

/** What a module brings along when it runs. @param {string} path @param {string} text @returns {string[]} */
const importsOf = (path, text) =>
  [...text.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^'?]+)|\bimport\(\s*'(\.[^'?]+)'/gm)].map(
    ([, still, lazy]) => join(dirname(path), still ?? lazy ?? ''),
  )

/** @param {string} path @returns {string} the folder of its feature, or of what is one outside the features */
const areaOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/features/') ? 4 : Math.min(3, path.split('/').length - 1))
    .join('/')

/**
 * Which tests stand near a file, the nearest first.
 * @param {string} root
 * @param {readonly string[]} files all of src, test and db/functions
 */
export function neighbourhood(root, files) {
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [path, text] of texts)
    for (const to of importsOf(path, text)) importers.set(to, [...(importers.get(to) ?? []), path])
  for (const path of files)
    if (/\.page\.tsx?$/.test(path)) importers.set(path, [...(importers.get(path) ?? []), drawnPages, openedPages])
  const tests = files.filter(isTest)
  const functions = files.filter((path) => path.endsWith('.sql')).flatMap((path) => functionsIn(texts.get(path) ?? ''))

  /** @param {readonly string[]} paths @returns {string[]} the modules and tests that import one of these */
  const oneStepFrom = (paths) => [...new Set(paths.flatMap((path) => importers.get(path) ?? []))]

  /** The addresses of a folder's calls, up to their first parameter. @param {string} area @returns {string[]} */
  const callsOf = (area) =>
    [...(texts.get(`${area}/contract.server.ts`) ?? '').matchAll(/path: '(\/api\/[^':]+)/g)].map(
      ([, path = '']) => path,
    )

  /** @param {readonly string[]} broken @returns {string[]} */
  function testsOf(broken) {
    const named = broken.map((path) => path.replace(/(\.server|\.page|\.resource\.server)?\.tsx?$/, '.test.'))
    const found = new Set(tests.filter((path) => broken.includes(path) || named.some((name) => path.startsWith(name))))
    const add = (/** @type {readonly string[]} */ paths) => {
      for (const path of paths) if (isTest(path)) found.add(path)
    }
    const addFoldersOf = (/** @type {readonly string[]} */ paths) => {
      const areas = new Set(paths.filter((path) => /^src\/.+\//.test(path)).map(areaOf))
      add(tests.filter((path) => areas.has(areaOf(path))))
    }
    let reached = oneStepFrom(broken)
    // What is on a screen is drawn with the pages that show it, however many components stand between.
    if (broken.some((path) => path.endsWith('.tsx'))) add([drawnPages])
    add(reached)
    addFoldersOf(broken)
    // What a feature does is asked of it by its calls: such tests import none of it.
    const calls = broken.flatMap((path) => callsOf(areaOf(path)))
    const mentions = (/** @type {string} */ path) => calls.filter((call) => texts.get(path)?.includes(call)).length
    add(tests.filter((path) => mentions(path) > 0).toSorted((a, b) => mentions(b) - mentions(a)))
    const uses = (/** @type {readonly string[]} */ paths) => paths.filter((path) => !isTest(path))
    addFoldersOf(uses(reached))
    const seen = new Set(broken)
    for (let step = 1; reached.length > 0 && (step === 1 || found.size < ENOUGH); step++) {
      for (const path of reached) seen.add(path)
      reached = oneStepFrom(reached).filter((path) => !seen.has(path))
      add(reached)
      addFoldersOf(uses(reached))
    }
    return [...found]
  }

  /** The functions that call this one, and what calls those. @param {string} name @returns {string[]} */
  function callersOf(name) {
    const names = new Set([name])
    for (const one of names)
      for (const { name: caller, text } of functions) if (new RegExp(`\\b${one}\\b`).test(text)) names.add(caller)
    return [...names]
  }

  return {
    /**
     * @param {string} path
     * @param {number} at where it is broken
     * @returns {string[]}
     */
    of(path, at) {
      if (!path.endsWith('.sql')) return testsOf([path])
      const name = functionsIn(texts.get(path) ?? '').findLast(({ start }) => start <= at)?.name
      const names = name ? callersOf(name) : []
      // A posting is named by its kind.
      const kinds = names.map((one) => `'${one.replace(/^post_/, '').replaceAll('_', '-')}'`)
      const words = new RegExp([...names.map((one) => `\\b${one}\\b`), ...kinds].join('|'))
      const callers = files.filter((file) => !file.endsWith('.sql') && words.test(texts.get(file) ?? ''))
      // What only a trigger calls is named nowhere: its tests are in the folders of its topic.
      const topic = files.filter((file) => callers.length === 0 && areaOf(file).endsWith(`/${basename(path, '.sql')}`))
      return [...new Set([...callers.filter(isTest), ...testsOf([...callers, ...topic])])]
    },
  }
}
