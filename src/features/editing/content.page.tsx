import { Form, Link } from 'react-router'
import { inDayAndHour } from '../../platform/i18n/french.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckedForm } from '../../ui/error-summary/checked-form.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { KINDS } from '../content/rules.ts'
import { orNotFound } from '../session/page-door.server.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/content.page'
import { CONTENTS, contentAddress } from './addresses.ts'
import { changeByForm } from './by-form.server.ts'
import { Changes } from './components/changes.tsx'
import { EntryFields } from './components/entry-fields.tsx'
import { History } from './components/history.tsx'
import { Preview } from './components/preview.tsx'
import styles from './editing.module.css'
import { fieldsOf } from './form.server.ts'
import { openContent } from './open-content.server.ts'
import { INTENTS } from './rules.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

/** Beside the buttons, so that who presses one at the end of a long form sees what came of it. */
const ANSWER = 'retour'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'content.edit')
  const kind = orNotFound(KINDS.find((one) => one === params.kind) ?? null)
  const address = url.searchParams.get('adresse') ?? ''
  const entry = address === '' ? null : orNotFound(await openContent(visit, { kind, address }))
  const done = [...INTENTS, 'restore' as const].find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, kind, fields: fieldsOf(kind), entry, done }
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'content.edit')
  const kind = orNotFound(KINDS.find((one) => one === params.kind) ?? null)
  return changeByForm(visit, kind, url.searchParams.get('adresse') ?? '', await request.formData())
}

export default function ContentPage({
  loaderData: { desk, kind, fields, entry, done },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts(texts)
  const refusal = actionData?.refusal ?? null
  const given = actionData?.typed
  const conflict = actionData && 'conflict' in actionData ? actionData.conflict : null
  const preview = actionData && 'preview' in actionData ? actionData.preview : null
  const version = conflict?.version ?? given?.version ?? entry?.version ?? ''
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const values = { kind: t(`kind.${kind}`), address: entry?.address ?? '' }
  return (
    <Desk
      desk={desk}
      title={t(entry ? 'editTitle' : 'newTitle', values)}
      lead={entry ? <State entry={entry} /> : null}
      width="normal"
    >
      <meta name="description" content={t('editDescription')} />
      <p>
        <Link to={CONTENTS}>{t('back')}</Link>
      </p>
      {done && !actionData ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <CheckedForm
        key={`${entry?.address} ${entry?.version}`}
        method="post"
        action={`${contentAddress(kind, entry?.address)}#${ANSWER}`}
        className={styles.form}
        refused={refusal?.field ? [{ id: refusal.field.split('.')[0]!, message: refusal.message }] : []}
      >
        <input type="hidden" name="version" value={version} />
        {entry ? null : (
          <Field
            name="address"
            label={t('address')}
            hint={t('addressHint')}
            error={errorAt('address')}
            defaultValue={given?.address}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={80}
            autoComplete="off"
            required
          />
        )}
        <EntryFields fields={fields} typed={given ?? entry?.typed ?? {}} refusal={refusal} />
        <Field
          name="publishAt"
          type="datetime-local"
          label={t('publishAt')}
          hint={t('publishAtHint')}
          error={errorAt('publishAt')}
          defaultValue={given?.publishAt ?? entry?.typedAt}
        />
        <p className={styles.actions}>
          {(['publish', 'schedule', 'draft', 'preview'] as const).map((intent) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              variant={intent === 'publish' ? 'primary' : 'secondary'}
            >
              {t(intent)}
            </Button>
          ))}
        </p>
      </CheckedForm>
      <div id={ANSWER}>
        <RefusalNotice refusal={refusal} />
        {conflict ? (
          <Section title={t('conflictTitle')}>
            <Changes changes={conflict.changes} />
          </Section>
        ) : null}
        {preview ? <Preview {...preview} /> : null}
      </div>
      {entry && entry.status !== 'withdrawn' ? (
        <Section title={t('withdrawTitle')}>
          <p>{t('withdrawLead')}</p>
          <Form method="post">
            <input type="hidden" name="version" value={entry.version ?? ''} />
            <Button type="submit" name="intent" value="withdraw" variant="danger">
              {t('withdraw')}
            </Button>
          </Form>
        </Section>
      ) : null}
      {entry?.version ? <History version={entry.version} revisions={entry.revisions} /> : null}
    </Desk>
  )
}

/** What readers see of it, and what waits. */
function State({ entry }: { entry: NonNullable<Route.ComponentProps['loaderData']['entry']> }) {
  const t = useTexts(texts)
  const { status, publishAt, nextAt, waits, isOwn } = entry
  const date = publishAt ? inDayAndHour(publishAt) : ''
  const isShown = status === 'published' && publishAt
  const shown = isShown ? t('shownSince', { date }) : status === 'scheduled' ? t('shownFrom', { date }) : t('notShown')
  const next = nextAt ? t('waitsUntil', { date: inDayAndHour(nextAt) }) : waits ? t('waitsDraft') : null
  return (
    <>
      <p>{shown}</p>
      {next ? <p>{next}</p> : null}
      {isOwn ? null : <p>{t('fromMain')}</p>}
    </>
  )
}
