import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { pictureOfPages } from '../../../platform/pdf-pages/picture-of-pages.ts'
import { insertDocument } from '../psychic-management/document-queries.server.ts'
import { encodeDocument, type MediaType } from '../psychic-management/encode-document.server.ts'
import type { DocumentKind } from '../psychic-management/rules.ts'
import { sealDocument } from '../psychic-management/sealed-document.server.ts'
import { MOST_PAGES, PAPER_KINDS } from './rules.ts'

/** A paper as it was sent. */
export interface SentPaper {
  kind: string
  /** Of the file. */
  name: string
  bytes: Buffer
}

export interface Paper {
  kind: DocumentKind
  mediaType: MediaType
  bytes: Buffer
}

/** The paper that a form carries. @throws {Refusal} parametersMissing at `file` */
export async function paperOf(form: FormData): Promise<SentPaper> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw new Refusal('parametersMissing', 'file')
  return { kind: String(form.get('kind') ?? ''), name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
}

/**
 * A picture of a paper, re-encoded; of a PDF, pictures of its pages alone.
 * @throws {Refusal} parametersInvalid, invalidFileType, documentActive, tooManyPages, fileSizeExceeded
 */
export async function pictureOf(sent: SentPaper): Promise<Paper> {
  const kind = PAPER_KINDS.find((one) => one === sent.kind)
  if (!kind) throw new Refusal('parametersInvalid', 'kind')
  const { mediaType, bytes } = await encodeDocument(sent)
  return { kind, mediaType: 'image/webp', bytes: mediaType === 'application/pdf' ? await pagesOf(bytes) : bytes }
}

async function pagesOf(pdf: Buffer): Promise<Buffer> {
  const picture = await pictureOfPages(pdf, MOST_PAGES)
  if (picture === 'too-many-pages') throw new Refusal('tooManyPages')
  if (picture === 'unreadable') throw new Refusal('invalidFileType', 'file')
  return picture
}

/** Keeps a paper sealed, as sent by the psychic themself. */
export async function keepPaper(visit: Visit, psychicId: number, { kind, mediaType, bytes }: Paper): Promise<void> {
  const id = await nextId(visit.db, 'psychic_documents')
  const sealed = sealDocument(visit.app.keys, id, bytes)
  await insertDocument(visit.db, { id, psychicId, kind, mediaType, sealed, at: visit.now(), by: null })
}
