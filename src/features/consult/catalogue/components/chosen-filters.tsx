import { Link } from 'react-router'
import { perMinute } from '../../../../platform/i18n/french.ts'
import { texts as uiTexts } from '../../../../ui/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as channels } from '../../psychics/texts.ts'
import { capitalised, jobOf } from '../../psychics/trades.ts'
import { resultsAddress } from '../addresses.ts'
import { texts } from '../filter-texts.ts'
import type { ListFilters } from '../list-address.server.ts'
import styles from './chosen-filters.module.css'

interface ChosenFiltersProps {
  filters: ListFilters
  /** The filters as the page's query string. */
  search: string
}

/** Each active filter, as a link to the list without it. */
export function ChosenFilters({ filters, search }: ChosenFiltersProps) {
  const t = useTexts(texts)
  const ui = useTexts(uiTexts)
  const c = useTexts(channels)
  const { jobId, status, price, gender, name, platforms = [], isNew, isGrouped } = filters
  const chosen = [
    jobId === undefined ? null : { filter: 'jobId', label: capitalised(jobOf(jobId).plural) },
    status && { filter: 'status', label: ui(status) },
    price === undefined ? null : { filter: 'price', label: t('priceAtMost', { price: perMinute(price * 100) }) },
    gender && { filter: 'gender', label: t(gender) },
    name && { filter: 'name', label: t('named', { name }) },
    ...platforms.map((one) => ({ filter: 'platforms', value: one, label: c(`platform.${one}`) })),
    isNew === undefined ? null : { filter: 'isNew', label: t(isNew ? 'onlyNew' : 'onlyOthers') },
    isGrouped ? { filter: 'isGrouped', label: t('grouped') } : null,
  ].filter((one) => !!one)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {chosen.map(({ filter, label, ...of }) => (
        <li key={label}>
          <Link to={without(search, filter, 'value' in of ? of.value : undefined)} className={styles.chip}>
            <span className="visually-hidden">{t('takeOff')} </span>
            {label}
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link to={resultsAddress()} className={styles.all}>
            {t('clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

function without(search: string, filter: string, value?: string): string {
  const left = new URLSearchParams(search)
  left.delete(filter, value)
  return resultsAddress(left.toString())
}
