import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('freeQuestionMail', {
  greeting: 'Bonjour {firstName},',
  reason: 'Vous recevez ce message parce que vous avez posé une question gratuite sur {company}.',
  answeredSubject: 'Votre réponse est arrivée',
  answered: 'La réponse à votre question gratuite est dans votre compte, avec ce que vous aviez demandé.',
  answeredNext:
    'Elle est à vous\u00a0: rien n’est à payer, et rien ne vous sera demandé en échange. Vous pouvez dire si elle vous a été utile, la signaler ou l’effacer.',
  answeredButton: 'Lire la réponse',
  unansweredSubject: 'Votre question est restée sans réponse',
  unanswered:
    'Personne n’a répondu à votre question gratuite dans les vingt-quatre heures. Nous vous l’avions promis, et nous n’avons pas tenu\u00a0: nous vous prions de nous en excuser.',
  unansweredNext:
    'Cette question n’est plus lue par personne. Elle ne compte pas\u00a0: vous pouvez en poser une autre dès maintenant, ou la même.',
  unansweredButton: 'Poser une question',
  unreadSubject: 'Votre tirage est resté sans réponse',
  unread:
    'Personne n’a écrit votre tirage dans les vingt-quatre heures. Nous vous l’avions promis, et nous n’avons pas tenu\u00a0: nous vous prions de nous en excuser.',
  unreadNext: 'Vos points vous sont rendus dans la journée. Vous n’avez rien à faire.',
  withdrawnSubject: 'Une réponse a été retirée',
  withdrawn:
    'La réponse à votre question gratuite ne respectait pas notre charte. Nous l’avons retirée de votre compte, avec nos excuses.',
  withdrawnNext:
    'Votre question attend la réponse d’une autre personne, dans les vingt-quatre heures. Vous n’avez rien à faire.',
  withdrawnButton: 'Voir ma question',
  psychicGreeting: 'Bonjour {name},',
  refusedSubject: 'Votre réponse à une question gratuite est refusée',
  refused: 'Une réponse que vous avez écrite sur {company} est refusée, pour cette raison\u00a0:',
  refusedNext:
    'Elle n’est plus montrée et n’est pas payée. Si cette décision vous paraît injuste, écrivez-nous à {contact}\u00a0: une autre personne la relira.',
  psychicReason: 'Vous recevez ce message parce que vous consultez sur {company}.',
  staffGreeting: 'Bonjour,',
  reportSubject: 'Une réponse gratuite est signalée',
  report:
    'Un client signale la réponse à sa question gratuite. Sans décision quarante-huit heures après la réponse, elle compte comme acceptée.',
  reportButton: 'Ouvrir la question',
  staffReason: 'Vous recevez ce message parce que vous relisez les réponses de {company}.',
})
