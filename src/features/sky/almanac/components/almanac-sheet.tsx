import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Breadcrumb } from '../../../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PageScene } from '../../../../ui/plate/plate.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ShareMeta } from '../../../house/share/components/share-meta.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { texts as skyPage } from '../../sky/page-texts.ts'
import { type AlmanacPage, almanacAddress } from '../addresses.ts'
import { texts } from '../texts.ts'
import { AlmanacLinks } from './almanac-links.tsx'
import { NearDates, OtherDate } from './date-nav.tsx'

interface AlmanacSheetProps {
  page: AlmanacPage
  /** What the page is about, and the answer to a date that was typed. */
  read: { date: string; refusal: ShownRefusal | null; isListed: boolean }
  words: { head: string; description: string; title: string; lead: string }
  children: ReactNode
}

/** What surrounds each page of the sky by date: its words, the ways to other dates, and the other pages. */
export function AlmanacSheet({ page, read, words, children }: AlmanacSheetProps) {
  const t = useTexts(texts)
  const s = useTexts(skyPage)
  const { date, refusal, isListed } = read
  const { head, description, title, lead } = words
  return (
    <Page title={title} lead={<p>{lead}</p>} width="wide" plate={<PageScene of={almanacAddress(page)} wide />}>
      <title>{head}</title>
      <meta name="description" content={description} />
      {/* Each date leads to the next without end: crawlers stop at the first one that is not listed. */}
      {isListed ? null : <meta name="robots" content="noindex, nofollow" />}
      <ShareMeta title={head} description={description} />
      <Breadcrumb steps={[{ label: s('title'), to: href('/ciel') }]} here={t(`link.${page}`)} />
      <NearDates page={page} date={date} />
      {children}
      <OtherDate page={page} date={date} refusal={refusal} />
      <AlmanacLinks but={page} />
    </Page>
  )
}
