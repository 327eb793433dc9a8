import { data, href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { PSYCHIC_SHARE_PERCENT } from '../../house/ledger/rules.ts'
import { shown } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/apply.page'
import { apply } from './apply.server.ts'
import { ApplyForm } from './components/apply-form.tsx'
import { typedIn } from './read-form.server.ts'
import { texts } from './texts.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const typed = typedIn(await request.formData())
  try {
    await apply(visitOf(context), typed)
    return { refusal: null, typed: null }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return data({ refusal: shown(thrown), typed }, { status: thrown.entry.status })
  }
}

const PARTS = ['what', 'how', 'form'] as const
const WHAT = ['what1', 'what2', 'what3'] as const
const HOW = ['how1', 'how2', 'how3', 'how4'] as const

/** Where people propose to consult here: what it is, what comes next, and the form. */
export default function ApplyPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const isDone = actionData !== undefined && actionData.refusal === null
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      plate={<PageScene of={href('/devenir-voyant')} />}
      aside={isDone ? undefined : <SideContents parts={PARTS.map((id) => ({ id, title: t(`${id}Title`) }))} />}
    >
      <title>{t('head', { site })}</title>
      <meta name="description" content={t('description')} />
      {isDone ? (
        <Section title={t('doneTitle')}>
          <Notice tone="good">{t('done')}</Notice>
          <p>{t('doneNext')}</p>
          <OnwardLink to={href('/')}>{site}</OnwardLink>
        </Section>
      ) : (
        <>
          <Section id="what" title={t('whatTitle')}>
            <ul>
              {WHAT.map((key) => (
                <li key={key}>{t(key, { percent: PSYCHIC_SHARE_PERCENT })}</li>
              ))}
            </ul>
          </Section>
          <Section id="how" title={t('howTitle')}>
            <ol>
              {HOW.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ol>
          </Section>
          <Section id="form" title={t('formTitle')}>
            <ApplyForm sent={actionData} />
          </Section>
        </>
      )}
    </Page>
  )
}
