import type { MailContent } from './content.ts'

type Block = MailContent['blocks'][number]

const button = /^\[(.+)\]\((.*)\)$/
const item = /^- +/

/**
 * The blocks of a mail as the staff type them, with an empty line between two: "# Title", lines that begin with "- ",
 * "[Button](/path)", and paragraphs.
 */
export const blocksTyped = (typed: string): Block[] =>
  typed
    .split(/\n\s*\n/)
    .flatMap((part) => part.trim() || [])
    .map((part): Block => {
      const [, text = '', path = ''] = button.exec(part) ?? []
      if (text) return { kind: 'button', text, path: path.trim() }
      if (/^# +[^\n]+$/.test(part)) return { kind: 'heading', text: part.replace(/^# +/, '') }
      const lines = part.split('\n').map((line) => line.trim())
      if (lines.every((line) => item.test(line))) {
        return { kind: 'list', text: lines.map((line) => line.replace(item, '')).join('\n') }
      }
      return { kind: 'paragraph', text: part }
    })

/** What `blocksTyped` reads as these. */
export const typedOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ kind, text, path }) => {
      if (kind === 'heading') return `# ${text}`
      if (kind === 'list') return text.replaceAll(/^/gm, '- ')
      return kind === 'button' ? `[${text}](${path ?? ''})` : text
    })
    .join('\n\n')
