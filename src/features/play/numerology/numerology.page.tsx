import { data, Form, href, useNavigation } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import type { Route } from './+types/numerology.page'
import styles from './numerology.module.css'
import { NAMES_MAX, type NumberRead, readNumbers } from './read-numbers.server.ts'
import { texts } from './texts.ts'

const NUMEROLOGIST = 5

export const loader = () => ({ namesMax: NAMES_MAX })

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const birthDate = String(form.get('birthDate') ?? '')
  const names = String(form.get('names') ?? '')
  const numbers = readNumbers(visitOf(context), birthDate, names)
  return data({ birthDate, names, numbers }, { status: numbers ? 200 : 400 })
}

export default function NumerologyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const busy = useNavigation().state !== 'idle'
  const { birthDate = '', names = '', numbers = null } = actionData ?? {}
  const head = `${t('head')} · ${site}`
  return (
    <Page title={t(numbers ? 'resultTitle' : 'title')} lead={numbers ? null : <p>{t('lead')}</p>}>
      <title>{head}</title>
      <meta name="description" content={t('description')} />
      {actionData ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ShareMeta title={head} description={t('description')} />
      )}
      {actionData ? <AnswerArrival answer={actionData} /> : null}
      <Breadcrumb steps={[{ label: t('hub'), to: href('/tarots-oracles') }]} here={t('title')} />
      {numbers ? (
        <>
          <OneNumber title={t('path')} what={t('pathWhat')} read={numbers.path} />
          <OneNumber
            title={t('year', { year: String(numbers.year) })}
            what={t('yearWhat')}
            read={numbers.personalYear}
          />
          {numbers.expression ? (
            <OneNumber title={t('expression')} what={t('expressionWhat')} read={numbers.expression} />
          ) : null}
          <p className={styles.note}>{t('limits')}</p>
          <OnwardLink to={`${href('/voyance')}?jobId=${NUMEROLOGIST}`}>{t('psychics')}</OnwardLink>
          <h2>{t('change')}</h2>
        </>
      ) : null}
      <Form method="post" className={styles.form}>
        <Field
          name="birthDate"
          type="date"
          label={t('birthDate')}
          hint={t('birthHint')}
          defaultValue={birthDate}
          required
          error={actionData && !numbers ? t('birthWrong') : undefined}
        />
        <Field
          name="names"
          label={t('names')}
          hint={t('namesHint')}
          defaultValue={names}
          maxLength={loaderData.namesMax}
          autoComplete="name"
        />
        <Button type="submit" busy={busy}>
          {t('compute')}
        </Button>
      </Form>
    </Page>
  )
}

function OneNumber({ title, what, read }: { title: string; what: string; read: NumberRead }) {
  const t = useTexts(texts)
  return (
    <section className={styles.number}>
      <p className={styles.figure} aria-hidden="true">
        {read.number}
      </p>
      <div className={styles.words}>
        <h2>
          {title}
          <span className="visually-hidden">{` : ${read.number}`}</span>
        </h2>
        <p>{read.says}</p>
        <details>
          <summary>{t('sum')}</summary>
          <p className={styles.note}>{what}</p>
          <ul className={styles.sums}>
            {read.additions.map(({ terms, sum }) => (
              <li key={terms}>{t('equals', { terms, sum })}</li>
            ))}
          </ul>
          {read.isMaster ? <p className={styles.note}>{t('master', { number: read.number })}</p> : null}
        </details>
      </div>
    </section>
  )
}
