import { Form, href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/my-notes.page'
import styles from './components/notes.module.css'
import { eraseNotes, listNotes } from './my-notes.server.ts'
import { MY_NOTES_PAGE } from './rules.ts'
import { texts } from './texts.ts'

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { note: 'erasedOne', notes: 'erasedAll' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  return {
    notes: await pageRefusal(() => listNotes(visit)),
    done: done === 'note' || done === 'notes' ? outcomes[done] : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const isAll = form.get('intent') === 'all'
  await pageRefusal(() => eraseNotes(visit, isAll ? null : Number(form.get('psychicId')) || 0))
  throw redirectTo(`${MY_NOTES_PAGE}?fait=${isAll ? 'notes' : 'note'}`)
}

export default function MyNotesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { notes, done } = loaderData
  return (
    <Page title={t('myTitle')} lead={t('myLead')} width="narrow">
      <title>{t('myTitle')}</title>
      <meta name="description" content={t('myDescription')} />
      <meta name="robots" content="noindex" />
      {done ? <Notice tone="good">{t(done)}</Notice> : null}
      {notes.length === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="notes" />} />
      ) : (
        <ul className={styles.list}>
          {notes.map(({ psychic, text, changedAt }) => (
            <Card as="li" key={psychic.id} className={styles.note}>
              <h2>{t('by', { name: psychic.name, day: inDay(changedAt) })}</h2>
              <p className={styles.words}>{text}</p>
              <Form method="post">
                <Button
                  type="submit"
                  name="psychicId"
                  value={psychic.id}
                  variant="secondary"
                  aria-label={t('eraseNamed', { name: psychic.name })}
                >
                  {t('erase')}
                </Button>
              </Form>
            </Card>
          ))}
        </ul>
      )}
      {notes.length > 1 ? (
        <Form method="post">
          <Button type="submit" name="intent" value="all" variant="danger">
            {t('eraseAll')}
          </Button>
        </Form>
      ) : null}
      <p>
        <BackLink to={href('/mon-compte/donnees')}>{t('backToData')}</BackLink>
      </p>
    </Page>
  )
}
