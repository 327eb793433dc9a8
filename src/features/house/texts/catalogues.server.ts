import type { Catalogue } from '../../../platform/i18n/texts.ts'

/** A text as delivered with the code. */
export interface Delivered {
  /** The prefix of its catalogue, by which the pages that use it are known. */
  prefix: string
  /** The folder with its French text, e.g. "features/home". */
  owner: string
  text: string
}

const french = import.meta.glob<Record<string, unknown>>(['/src/**/*texts.ts', '!/src/platform/**'], { eager: true })

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'prefix' in value && 'entries' in value

/** Every text in French, by its full key. */
export const deliveredTexts: ReadonlyMap<string, Delivered> = new Map(
  Object.entries(french).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isCatalogue)
      .flatMap(({ prefix, entries }) =>
        Object.entries<string>(entries).map(([key, text]): [string, Delivered] => [
          `${prefix}.${key}`,
          { prefix, owner: file.replace(/^\/src\//, '').replace(/\/[^/]*$/, ''), text },
        ]),
      ),
  ),
)
