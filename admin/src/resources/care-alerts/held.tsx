import Alert from '@mui/material/Alert'
import type { OpenedAlert } from '../../../../src/features/consult/care/open-alert.server.ts'
import { inDayAndHour, inEuros, inMinutes } from '../../../../src/platform/i18n/french.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { deciders } from '../../parts/awaiting.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { reason } from '../../parts/question.tsx'
import { choicesOf } from '../../words.ts'

export const outcomes = {
  refund: 'Rendre au client, sans payer le voyant',
  share: 'Rendre au client, le site paie sa part au voyant',
  charge: 'Facturer comme compté',
} as const

type Hold = NonNullable<OpenedAlert['hold']>

/** The amount on hold, the date of its automatic release, and the decision if there is one. */
export const Held = ({ hold, presses }: { hold: Hold; presses: OpenedAlert['presses'] }) => (
  <Part title="Montant en attente">
    {!hold.isSettled && hold.defaultAt === null ? (
      <Alert severity="warning">
        Une autre consultation de cette personne s’est arrêtée ainsi il y a moins de trente jours&nbsp;: rien ne se
        règle sans vous.
      </Alert>
    ) : null}
    <Facts
      of={{
        'Payé par le client': inEuros(hold.cents),
        'Temps offert': hold.seconds > 0 ? inMinutes(hold.seconds) : null,
        'Part du voyant': inEuros(hold.share),
        'Rendu sans décision le': !hold.isSettled && hold.defaultAt ? inDayAndHour(hold.defaultAt) : null,
        Décision:
          hold.isSettled && hold.outcome
            ? `${outcomes[hold.outcome]}, ${hold.by ? `par ${deciders({ ...hold, by: hold.by })}` : 'sans décision'}`
            : null,
        'Dangers signalés par ce voyant en 90 jours': `${presses.presses}, sur ${presses.rooms} consultations`,
      }}
    />
  </Part>
)

/** A decision that waits for another member of staff. */
export const Waiting = ({ hold }: { hold: Hold & { outcome: keyof typeof outcomes } }) => (
  <>
    <Alert severity="info">
      {hold.by} propose&nbsp;: {outcomes[hold.outcome]}. Au-dessus de 100&nbsp;€ par jour, une autre personne confirme.
    </Alert>
    <p className="acts">
      {hold.isOwn ? null : <ActButton name="confirm" label="Confirmer" done="L’alerte est close." />}
      <ActButton name="decline" label="Retirer la proposition" asks={[reason('Raison')]} tone="error" />
    </p>
  </>
)

export const outcomeAsked = {
  name: 'outcome',
  label: 'Ce que devient le montant en attente',
  hint: 'Ce qui se ferait sans vous ne compte pas dans vos 100\u00a0€ par jour\u00a0; le reste, oui.',
  initial: 'refund',
  choices: choicesOf(outcomes),
}
