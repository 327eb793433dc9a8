import { itemAt } from '../needed/needed.ts'
import { SHEETS_SHOWN } from './late-styles.ts'
import { whenPainted } from './when-painted.ts'

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /(<script[^>]*) type="module" async=""([^>]*>)([\s\S]*?)(<\/script>)/
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");\n/g

/**
 * A document as React Router writes it whose scripts are asked for once it has been painted: before, they take the line
 * from what one sees.
 */
export function lateScripts(html: string): string {
  const module = MODULE.exec(html)
  if (!module) return html
  const files = [...html.matchAll(PRELOADS)].map((match) => itemAt(match, 1))
  return html.replaceAll(PRELOADS, '').replace(MODULE, (_, open, rest, code, close) => {
    return `${open}${rest}${whenPainted(begun(code, files))}${close}`
  })
}

/** The code of a module as that of a function, which begins once the files that it needs and the sheets are there. */
function begun(code: string, files: readonly string[]): string {
  const imports = [...code.matchAll(IMPORT)]
  const names = imports.map(([, name = '']) => name).join()
  const loaded = imports.map(([, , path]) => `import(${path})`)
  const asked = `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`
  return `${asked}const[${names}]=await Promise.all([${[...loaded, SHEETS_SHOWN]}]);${code.replace(IMPORT, '').trim()}`
}
