import { join } from 'node:path'
import { runnerImport } from 'vite'

/** Where addresses are written as such: the table of pages, and what is listed under its paths. */
const TABLES = /^src\/(pages|features\/site\/seo\/fixed-pages|ui\/plate\/drawn-pages\.data)\.ts$/

/** @typedef {{ path?: string, children?: readonly Page[] }} Page */

/** The first part of each page's path, from the routes themselves. @param {string} root @returns {Promise<string[]>} */
export async function firstParts(root) {
  const { module } = await runnerImport(join(root, 'src', 'routes.ts'), { configFile: false, logLevel: 'error' })
  return [...new Set(partsOf(module.default))]
}

/** @param {readonly Page[]} pages @returns {string[]} */
const partsOf = (pages) =>
  pages.flatMap(({ path, children = [] }) => {
    const first = path?.split('/').find((part) => part !== '')
    if (first === undefined) return partsOf(children)
    return /^[\w-]+$/.test(first) ? [first] : []
  })

/**
 * Addresses of pages that are written by hand, at the head of a string or after what a template inserts. `href` of
 * react-router takes those that are pages and no others, so that one without its page does not compile.
 * @param {string} file from the root of the project
 * @param {string} text
 * @param {readonly string[]} parts
 * @returns {string[]}
 */
export function pageStringsIn(file, text, parts) {
  if (TABLES.test(file)) return []
  const written = new RegExp(
    `(?<!\\bhref\\(\\s*)['"\`}](/(?:${parts.join('|')})(?![\\w-])[^\\s'"\`]*)|\\bto="(/)["?#]`,
    'g',
  )
  return [...withoutComments(text).matchAll(written)].map(([, page, home]) => `${file} écrit ${page ?? home} sans href`)
}

/** @param {string} text */
const withoutComments = (text) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
