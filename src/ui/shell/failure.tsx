import { href, isRouteErrorResponse, Link, useLocation } from 'react-router'
import { ButtonLink } from '../button/button.tsx'
import { useShell } from '../shell-data.ts'
import { useTexts } from '../wording.tsx'
import styles from './failure.module.css'
import { FailureArt, type FailureKind } from './failure-art.tsx'
import { texts } from './texts.ts'
import type { WaysOut } from './ways-out.ts'

/** The error page: chosen by status, never with details of the error. */
export function Failure({ error }: { error: unknown }) {
  const t = useTexts(texts)
  const { pathname } = useLocation()
  const shell = useShell()
  const status = statusOf(error)
  const reason = saidBy(error)
  const kind = kindOf(status)
  const ways = waysBy(error)
  return (
    <main id="content" tabIndex={-1} className={styles.failure}>
      <title>{`${t(`${kind}Title`)}${shell ? ` · ${shell.site.label}` : ''}`}</title>
      <FailureArt kind={kind} />
      <div className={styles.words}>
        <h1>{t(`${kind}Title`)}</h1>
        <p className={styles.lead}>{reason ?? t(`${kind}Text`)}</p>
        <div className={styles.ways}>
          {kind === 'signIn' ? (
            <ButtonLink to={`${href('/connexion')}?retour=${encodeURIComponent(pathname)}`}>{t('signIn')}</ButtonLink>
          ) : kind === 'failure' || kind === 'offline' ? (
            <ButtonLink to={pathname} reloadDocument>
              {t('retry')}
            </ButtonLink>
          ) : (
            <ButtonLink to={href('/voyance')}>
              {t('seePsychics', { plural: shell?.site.psychicNoun.plural ?? '' })}
            </ButtonLink>
          )}
          {kind === 'notFound' ? (
            <ButtonLink to={href('/recherche')} variant="secondary">
              {t('search')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={href('/')} variant="secondary" reloadDocument={kind === 'failure' || kind === 'offline'}>
            {t('backHome')}
          </ButtonLink>
        </div>
        {ways ? (
          <nav aria-labelledby="ways" className={styles.others}>
            <h2 id="ways">{ways.title}</h2>
            <ul>
              {ways.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </main>
  )
}

/** The router's own requests fail with a TypeError when there is no answer. */
const OFFLINE = 0

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof TypeError && typeof navigator !== 'undefined' && !navigator.onLine ? OFFLINE : 500
}

const kinds: Readonly<Record<number, FailureKind>> = {
  [OFFLINE]: 'offline',
  401: 'signIn',
  403: 'forbidden',
  404: 'notFound',
}

const kindOf = (status: number): FailureKind => kinds[status] ?? (status < 500 ? 'refused' : 'failure')

/** The message of a refusal, which loaders throw as `data({ message })`. */
function saidBy(error: unknown): string | null {
  const said = thrownBy(error)
  return said !== null && 'message' in said && typeof said.message === 'string' ? said.message : null
}

/** The suggested links, which loaders throw with it. */
function waysBy(error: unknown): WaysOut | null {
  const said = thrownBy(error)
  return said !== null && 'links' in said ? (said as WaysOut) : null
}

function thrownBy(error: unknown): object | null {
  if (!isRouteErrorResponse(error) || error.status >= 500) return null
  const said: unknown = error.data
  return typeof said === 'object' ? said : null
}
