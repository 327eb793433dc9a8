import { data, Form, href, useNavigation } from 'react-router'
import { numerology } from '../../../games/la-numerologie/game.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { gameAddress } from '../../content/content/addresses.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound, redirectTo } from '../../house/visit/page-door.server.ts'
import { GameHeart } from '../favorites/components/game-heart.tsx'
import { isFavoriteGame } from '../favorites/favorite-games.server.ts'
import { AboutGame } from '../games/components/about-game.tsx'
import { ClosedGame } from '../games/components/closed-game.tsx'
import { findShownGame } from '../games/read-games.server.ts'
import type { Route } from './+types/numerology.page'
import styles from './numerology.module.css'
import { NAMES_MAX, type NumberRead, readNumbers } from './read-numbers.server.ts'
import { texts } from './texts.ts'

const NUMEROLOGIST = 5

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { words, settings } = orNotFound(await findShownGame(visit, numerology.slug))
  const { name, title, description, intro, asking, questions } = words
  const isFavorite = await isFavoriteGame(visit, numerology.id)
  const { isOpen } = settings
  return { name, title, description, intro, asking, questions, isOpen, isFavorite, namesMax: NAMES_MAX }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { settings } = orNotFound(await findShownGame(visitOf(context), numerology.slug))
  if (!settings.isOpen) throw redirectTo(gameAddress(numerology.slug))
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
  const { name, title, description, isOpen } = loaderData
  return (
    <Page
      title={numbers ? t('resultTitle') : name}
      lead={numbers ? null : <p>{t('lead')}</p>}
      plate={numbers ? null : <PageScene of={href('/tarots-oracles/la-numerologie')} wide />}
      beside={
        <GameHeart game={{ id: numerology.id, slug: numerology.slug, name }} isFavorite={loaderData.isFavorite} />
      }
    >
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      {actionData ? <meta name="robots" content="noindex" /> : <ShareMeta title={title} description={description} />}
      {actionData ? <AnswerArrival answer={actionData} /> : null}
      <Breadcrumb steps={[{ label: t('hub'), to: href('/tarots-oracles') }]} here={name} />
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
      {isOpen ? (
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
      ) : (
        <ClosedGame />
      )}
      {numbers ? null : <AboutGame game={loaderData} />}
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
