import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { href } from 'react-router'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { plainWording, say } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import { texts } from './texts.ts'

const FOLDER = 'assets/admin'
const ENTRY = 'src/main.tsx'

/** URLs of the script and styles of the back office's document. */
export interface BackOfficeFiles {
  script: string
  styles: readonly string[]
}

/** The built files of the back office; null if only the site was built. */
export function readBackOffice(root: string): BackOfficeFiles | null {
  const manifest = join(root, FOLDER, '.vite', 'manifest.json')
  if (!existsSync(manifest)) return null
  const { file, css = [] } = JSON.parse(readFileSync(manifest, 'utf8'))[ENTRY]
  return { script: `/${FOLDER}/${file}`, styles: css.map((name: string) => `/${FOLDER}/${name}`) }
}

/** The HTML document of the back office, whose content is rendered by its script. */
export function backOfficeDocument({ script, styles }: BackOfficeFiles, site: Site, nonce: string): string {
  const t = (key: keyof typeof texts.entries) => escapeHtml(say(plainWording, texts, key, { company: site.label }))
  return `<!doctype html>
<html lang="fr" data-brand="${site.key}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('title')}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
${styles.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
<script type="module" nonce="${nonce}" src="${script}"></script>
</head>
<body>
<div id="admin"></div>
<noscript><p>${t('noScripts')} <a href="${href('/equipe')}">${t('desk')}</a></p></noscript>
</body>
</html>
`
}
