import { data, href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import type { Route } from './+types/natal.page'
import { BirthButton } from './components/birth-button.tsx'
import { BirthForm } from './components/birth-form.tsx'
import { ChartSheet } from './components/chart-sheet.tsx'
import { OtherPlace } from './components/other-place.tsx'
import { interpret } from './interpret.server.ts'
import styles from './natal.module.css'
import { texts } from './page-texts.ts'
import { type BirthRead, readBirthForm } from './read-birth-form.server.ts'
import { birthWords } from './views.ts'

const statuses = { blank: 200, known: 200, asked: 400, failed: 500 } as const

const blank: BirthRead = { state: 'blank' }

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readBirthForm(visitOf(context), await request.formData())
  const found = read.state === 'known' ? { words: birthWords(read), reading: interpret(read.chart) } : null
  return data({ read, found }, { status: statuses[read.state] })
}

export default function NatalPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { read, found } = actionData ?? { read: blank, found: null }
  if (read.state !== 'known' || !found) return <Asking read={read} />
  const { name, day, time } = found.words
  const values = { day, time: time ?? '', place: read.place }
  const title = name ? t('resultTitle', { name }) : t('resultTitleMine')
  return (
    <Page title={title} lead={<p>{time ? t('resultLead', values) : t('resultLeadNoTime', values)}</p>}>
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <AnswerArrival answer={read} />
      <OtherPlace to={href('/theme-astral')} births={[read]} />
      <div className={styles.next}>
        <BirthButton to={href('/mon-compte/themes/nouveau')} birth={read.typed}>
          {t('keep')}
        </BirthButton>
        <BirthButton to={href('/theme-astral/theme.pdf')} birth={read.typed} variant="secondary" reloadDocument>
          {t('pdf')}
        </BirthButton>
        <ButtonLink to={href('/compatibilite-amoureuse')} variant="secondary">
          {t('compare')}
        </ButtonLink>
        <p>{t('keepNote')}</p>
      </div>
      <ChartSheet chart={read.chart} reading={found.reading} />
      <details className={styles.change}>
        <summary>{t('change')}</summary>
        <BirthForm key="again" read={read} />
      </details>
    </Page>
  )
}

function Asking({ read }: { read: BirthRead }) {
  const t = useTexts(texts)
  return (
    <Page
      title={t('title')}
      lead={<p>{t('lead')}</p>}
      aside={<What />}
      plate={<PageScene of={href('/theme-astral')} wide />}
    >
      <title>{t('head')}</title>
      <meta name="description" content={t('description')} />
      {read.state === 'blank' ? (
        <ShareMeta title={t('head')} description={t('description')} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {read.state === 'failed' ? <Notice tone="bad">{t('failed')}</Notice> : null}
      <BirthForm read={read} />
    </Page>
  )
}

function What() {
  const t = useTexts(texts)
  return (
    <section aria-labelledby="what" className={styles.what}>
      <h2 id="what">{t('whatTitle')}</h2>
      <ul>
        {(['whatWheel', 'whatReading', 'whatHonest', 'whatZones'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  )
}
