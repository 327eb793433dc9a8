import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { pageWordsPlugin } from './page-words.ts'

/** Puts the order of the layers first in every style sheet, as any of them may be the first of the merged one. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (code) => `@layer tokens, base, components, overrides;\n${code}`,
  },
}

/** What a feature's pages share is in a file of its own, and its texts in another, which other features don't need. */
function featureOf(file: string): string | null {
  const feature = /\/src\/features\/[\w-]+\/([\w-]+)\//.exec(file)?.[1]
  if (!feature) return null
  return file.endsWith('texts.ts') ? `${feature}-words` : feature
}

const shared = /\/src\/(ui\/(?!error-summary)|platform|features\/house\/share)|preload-helper|lib\/href|sign-in-paths/

/** Shared by many pages, but not by the home, the first page of most visitors. */
const partsOfLaterPages =
  /\/src\/ui\/(art|birth-date|breadcrumb|choices|dialog|figures|phone-field|progress|show-more|table|page\/page|field\/(password|select|radio|text-area))/

const sheetsByClass = new Map<string, string>()

/** Short, since it is in the style sheet, the scripts and the pages; alike within a file, so that it compresses. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''))
  const short = `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
  const other = sheetsByClass.get(short)
  if (other !== undefined && other !== path)
    throw new Error(`.${name} of ${path} and of ${other} have the same short name`)
  sheetsByClass.set(short, path)
  return short
}

export default defineConfig({
  plugins: [reactRouter(), layerOrder, pageWordsPlugin],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What many pages share comes in one file, as do the styles: dozens of small ones cost a slow line more than
          // what a page doesn't need.
          output: {
            // Every visitor is sent the names of all files.
            entryFileNames: ({ name }) => `assets/${name.replace('.page', '').slice(0, 6)}-[hash:7].js`,
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // A first page asks for nothing yet: what checks a form comes with the first one. What writes an address, or
                // what a link to the page shows, is of every page, and not of the first feature that holds it.
                {
                  name: 'house',
                  test: (id) => shared.test(id) && !partsOfLaterPages.test(id),
                  minShareCount: 6,
                },
                { name: 'parts', test: partsOfLaterPages, minShareCount: 6 },
                // What stands around every page is one file, not ten.
                {
                  name: 'frame',
                  test: /\/src\/(ui\/(shell|season|sky)\/|features\/(house\/(users|seasons)|rights\/cookies|people\/marketing\/letter))/,
                  minShareCount: 2,
                },
                // A group takes along what it imports. The confirmation would bring every form to a first page. The line that
                // says when a psychic is back would bring the hours to it.
                {
                  name: featureOf,
                  test: /\/src\/features\/(?!people\/confirmation|consult\/psychics\/components\/back-line)/,
                  minShareCount: 4,
                },
                // The hub and the cards' pages show games without what writes and checks about them.
                {
                  name: 'games',
                  test: /\/src\/(features\/play\/(board|cards|favorites|games|table)|games)\//,
                  minShareCount: 2,
                },
                { name: 'plays', test: /\/src\/features\/play\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The server is the input of the pages' build, so that calls and pages share one copy of every module. The program
    // is another, for what starts it with providers of its own.
    ssr: {
      build: {
        rollupOptions: {
          input: {
            main: './src/main.ts',
            program: './src/program.ts',
            voice: './src/providers/voice/thread.ts',
            'pdf-pages': './src/platform/pdf-pages/thread.ts',
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: className } },
  // A script inlined as data: would be refused by the content security policy.
  build: { assetsInlineLimit: 0, sourcemap: false, cssCodeSplit: false },
})
