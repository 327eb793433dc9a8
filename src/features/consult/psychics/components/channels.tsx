import { useTexts } from '../../../../ui/wording.tsx'
import type { Platform } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './channels.module.css'

/** The channels open now, as icon and word; nothing if none is open. */
export function Channels({ open }: { open: readonly Platform[] }) {
  const t = useTexts(texts)
  if (open.length === 0) return null
  const names = open.map((platform) => t(`platform.${platform}`))
  return (
    <p className={styles.channels}>
      <span className="visually-hidden">{t('openChannels', { channels: names.join(', ') })}</span>
      {open.map((platform, place) => (
        <span key={platform} className={styles.channel} aria-hidden="true">
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
            {drawings[platform]}
          </svg>
          {names[place]}
        </span>
      ))}
    </p>
  )
}

const drawings: Record<Platform, React.ReactNode> = {
  chat: <path d="M3 4.5h14v9.2H9.4L5.6 16.8v-3.1H3zM6.5 8h7M6.5 10.6h4.5" />,
  phone: (
    <path d="M5.2 2.8 8 6.6 6.6 8.8c.9 1.9 2.6 3.6 4.5 4.5L13.3 12l3.9 2.8-1.6 2.6C9.4 17.6 2.4 10.6 2.6 4.400z" />
  ),
  audiotel: <path d="M7 2.800v14.400M13 2.800v14.400M3.400 7h13.800M2.800 13h13.800" />,
  sms: <path d="M5.5 2h9v16h-9zM8.7 15.300h2.600M8 6h4M8 8.600h2.5" />,
  'web-call': (
    <path d="M4 9.500a6 6 0 0 1 12 0M4 9.500v4.300h2.400V9.500zM13.6 9.500v4.300H16V9.500zM16 13.800c0 2-1.8 3-4.4 3" />
  ),
}
