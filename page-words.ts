import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pages } from './src/pages.ts'

const src = join(import.meta.dirname, 'src')
const NAME = 'virtual:page-words'

interface Module {
  imports: string[]
  prefixes: string[]
}

const modules = new Map<string, Module>()

/** What a module of the browser brings along; what stays on the server, and what is a type, does not count. */
function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const named = source.matchAll(
    /^(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm,
  )
  const found = {
    imports: [...named]
      .flatMap(([, still, lazy]) => still ?? lazy ?? [])
      .map((path) => resolve(dirname(file), path))
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.server.ts') && existsSync(path)),
    prefixes: [...source.matchAll(/\bcatalogue\('([\w.-]+)'/g)].flatMap(([, prefix]) => prefix ?? []),
  }
  modules.set(file, found)
  return found
}

function reachedFrom(file: string): Set<string> {
  const reached = new Set([file])
  for (const one of reached) for (const path of read(one).imports) reached.add(path)
  return reached
}

const prefixesOf = (file: string): string[] =>
  [...new Set([...reachedFrom(file)].flatMap((path) => read(path).prefixes))].sort()

/** The catalogues whose words a page may say, by the pattern of its address; those of every page stand under "root". */
export function pageWords(): Record<string, string[]> {
  modules.clear()
  const everywhere = prefixesOf(join(src, 'root.tsx'))
  const own = pages.map(({ path, file }): [string, string[]] => [
    path,
    prefixesOf(join(src, file)).filter((prefix) => !everywhere.includes(prefix)),
  ])
  return { root: everywhere, ...Object.fromEntries(own) }
}

/** Gives `virtual:page-words` to the server, read from the sources as they are built. */
export const pageWordsPlugin: Plugin = {
  name: 'page-words',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined
    const words = pageWords()
    for (const file of modules.keys()) this.addWatchFile(file)
    return `export const pageWords = ${JSON.stringify(words)}`
  },
}
