import type { SeedQuestion } from './kinds.ts'

export const questionsCompte: readonly SeedQuestion[] = [
  {
    slug: 'quel-age-faut-il-avoir',
    question: 'Quel âge faut-il avoir pour consulter ?',
    theme: 'compte',
    answer: `<p>Dix-huit ans. Votre date de naissance est relevée à la création du compte et ne peut plus être changée ensuite ; vérifiez-la donc avant de valider. La règle vaut aussi pour les minutes offertes.</p><p>Les pages libres, comme l’<a href="/horoscope">horoscope</a> ou le <a href="/theme-astral">thème astral</a>, se lisent à tout âge, puisqu’elles ne vendent rien et ne demandent pas de compte. Si un enfant a créé un compte avec votre adresse, prévenez-nous par la page de <a href="/contactez-nous">contact</a>.</p>`,
  },
  {
    slug: 'pourquoi-confirmer-mon-adresse',
    question: 'Pourquoi dois-je confirmer mon adresse e-mail ?',
    theme: 'compte',
    answer: `<p>Parce qu’une faute de frappe enverrait vos reçus à quelqu’un d’autre. Le code prouve que l’adresse est bien la vôtre ; il débloque du même coup <a href="/voyance-gratuite-tchat">le temps offert</a>. Sans lui, vous pouvez regarder et garder des favoris, mais ni payer ni consulter.</p><p>S’il n’arrive pas, fouillez le courrier indésirable, puis demandez-en un autre depuis la page de <a href="/verification">vérification</a>. Ne le communiquez à personne : aucun membre de l’équipe, aucun voyant, n’a de raison de vous le réclamer.</p>`,
  },
  {
    slug: 'mot-de-passe-oublie',
    question: 'J’ai oublié mon mot de passe, que faire ?',
    theme: 'compte',
    answer: `<p>Rendez-vous à la page <a href="/mot-de-passe-oublie">mot de passe oublié</a> et donnez votre adresse. Si un compte y correspond, un message vous indique comment en choisir un nouveau. La page affiche la même réponse dans tous les cas, de sorte qu’un curieux ne puisse rien en déduire.</p><p>Profitez-en pour adopter une phrase longue, que vous n’employez nulle part ailleurs ; quatre mots sans rapport entre eux font très bien l’affaire. Vous pouvez aussi vous passer de mot de passe grâce à <a href="/mon-compte/cles-d-acces">une clé d’accès</a>.</p>`,
  },
  {
    slug: 'qu-est-ce-qu-une-cle-d-acces',
    question: 'Qu’est-ce qu’une clé d’accès ?',
    theme: 'compte',
    answer: `<p><a href="/connexion">Un moyen d’entrer</a> sans mot de passe. Votre téléphone ou votre ordinateur garde un secret et le déverrouille par l’empreinte, le visage ou le code de l’appareil. Ce secret ne voyage pas : un faux site ne peut donc pas vous le soutirer, et nous ne recevons aucune donnée biométrique.</p><p>Vous pouvez en créer une, ou plusieurs, à la page des <a href="/mon-compte/cles-d-acces">clés d’accès</a> de votre compte, et supprimer celle d’un appareil perdu. Gardez toujours une seconde façon d’entrer, pour le jour où le téléphone tombera dans l’eau.</p>`,
  },
  {
    slug: 'comment-changer-mon-adresse-e-mail',
    question: 'Comment changer d’adresse e-mail ?',
    theme: 'compte',
    answer: `<p>Depuis votre compte, à la page de <a href="/mon-compte/e-mail">l’adresse e-mail</a>. Un code part vers la nouvelle adresse, et le changement ne prend effet qu’après sa saisie. Tant que ce n’est pas fait, l’ancienne continue de servir.</p><p>Votre crédit, vos reçus et vos conversations suivent le compte, ils ne se perdent pas en route. En revanche, changer d’adresse ne rouvre pas droit aux minutes d’accueil, attachées à la personne et non à sa boîte aux lettres. Si vous n’avez plus accès à rien, écrivez-nous par la page de <a href="/contactez-nous">contact</a>.</p>`,
  },
  {
    slug: 'puis-je-me-connecter-avec-google-ou-facebook',
    question: 'Puis-je me connecter avec Google ou Facebook ?',
    theme: 'compte',
    answer: `<p>Oui, lorsque la page de <a href="/connexion">connexion</a> le propose. Le service choisi confirme votre identité et nous transmet de quoi reconnaître votre compte ; il ne reçoit rien de vos consultations. Il apprend en revanche que vous utilisez ce site, ce qui peut suffire à vous faire préférer une adresse et un mot de passe.</p><p>Si un compte existe déjà à votre adresse, une preuve vous est demandée avant de les relier. Le lien <a href="/mon-compte">se défait ensuite</a> quand vous le souhaitez, à condition de conserver une autre manière d’entrer.</p>`,
  },
]
