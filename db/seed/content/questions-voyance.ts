import type { SeedQuestion } from './kinds.ts'

export const questionsVoyance: readonly SeedQuestion[] = [
  {
    slug: 'la-voyance-est-elle-prouvee',
    question: 'La voyance est-elle prouvée scientifiquement ?',
    theme: 'voyance',
    answer: `<p>Non. Depuis la fin du dix-neuvième siècle, des chercheurs ont tenté de mesurer la prémonition ou la transmission de pensée. Les résultats qui paraissaient positifs n’ont pas été reproduits d’une manière qui convainque la communauté scientifique.</p><p>Ce constat n’interdit pas d’y trouver un intérêt. On consulte pour mettre de l’ordre, entendre une autre version, regarder une situation à travers une image. Nous vendons <a href="/page/modes-consultations">du temps de conversation</a>, jamais une certitude. L’histoire des <a href="/grands-voyants-histoire">grands voyants</a> montre combien le vrai et l’arrangé s’y mêlent, et depuis combien de siècles.</p>`,
  },
  {
    slug: 'comment-reconnaitre-une-arnaque',
    question: 'Comment reconnaître une arnaque à la voyance ?',
    theme: 'voyance',
    answer: `<p>À trois temps qui se suivent : on vous flatte, on vous inquiète, on vous presse de payer. Le prétexte varie, malédiction, jalousie d’un proche, chance à saisir avant minuit. Le dénouement est toujours une somme, puis une deuxième.</p><p>Autres indices : <a href="/voyance-gratuite">un prix introuvable</a>, le secret exigé, un règlement par mandat ou carte cadeau, un résultat garanti. Coupez le contact, gardez les messages, prévenez votre banque si vous avez payé, et portez plainte. Il n’y a pas de honte à avoir : ces gens s’entraînent tous les jours. Notre page <a href="/voyance/voyance-serieuse">voyance sérieuse</a> décrit aussi les bons signes.</p>`,
  },
  {
    slug: 'que-penser-du-desenvoutement',
    question: 'Que penser du « désenvoûtement » ?',
    theme: 'voyance',
    answer: `<p>Que celui qui vous le vend a besoin que vous ayez peur. <a href="/voyance/voyance-serieuse">Le scénario est rodé</a> : le mal est découvert très vite, il est grave, lui seul peut l’ôter, et le premier rituel ne suffit jamais. Ici, la pratique est interdite, comme tout travail payant de ce genre ; signalez la moindre proposition par une <a href="/reclamation">réclamation</a>.</p><p>La malchance qui s’acharne a des noms plus ordinaires, fatigue, chagrin, dettes, hasard, et des secours plus ordinaires aussi. Un médecin, une assistante sociale, un proche feront davantage qu’une bougie hors de prix.</p>`,
  },
  {
    slug: 'peut-on-interroger-sur-la-sante-ou-la-mort',
    question: 'Peut-on poser une question sur la santé ou sur la mort ?',
    theme: 'voyance',
    answer: `<p>On peut parler de ce que l’on ressent, de la peur d’un examen, de l’absence de quelqu’un. On ne peut pas demander un diagnostic, l’issue d’une maladie, la date d’un décès, le terme ou le déroulement d’une grossesse : la charte l’exclut, et <a href="/voyance/voyance-serieuse">un interlocuteur honnête</a> refusera.</p><p>Aucune lecture ne justifie d’arrêter un traitement. Pour un symptôme, voyez un médecin ; en cas d’urgence, composez le 15 ou le 112. Si des idées de suicide vous traversent, ou traversent quelqu’un que vous aimez, le 3114 écoute gratuitement, jour et nuit. Les <a href="/page/conditions">conditions</a> rappellent ces limites.</p>`,
  },
  {
    slug: 'a-quelle-frequence-consulter',
    question: 'À quelle fréquence peut-on consulter raisonnablement ?',
    theme: 'voyance',
    answer: `<p>Aussi rarement que possible pour une même question. Tant que la situation n’a pas changé, <a href="/voyance/tarologues">un nouveau tirage</a> n’ajoute que du bruit, et l’envie de recommencer vient souvent de ce que la réponse a déplu. S’en tenir aux grands carrefours de l’année est une bonne mesure.</p><p>Quelques signaux invitent à la pause : consulter la nuit, cacher la dépense, ne plus rien décider sans avis, dépasser ce que l’on s’était fixé. S’ils vous parlent, fermez la page et confiez-vous à un proche ou à un médecin. Un petit <a href="/voyance/voyance-sans-attente">tri</a> aide à savoir si le moment est bon.</p>`,
  },
  {
    slug: 'une-prediction-ne-s-est-pas-realisee',
    question: 'Une prédiction ne s’est pas réalisée : que puis-je faire ?',
    theme: 'voyance',
    answer: `<p>La ranger parmi les histoires que l’on raconte. Ce que vous payez est un temps d’échange ; l’avenir n’appartient pas à celui qui en parle, et nous ne pouvons pas rembourser un événement qui n’a pas eu lieu.</p><p>En revanche, si l’on vous a présenté la chose comme certaine, ou assortie d’une menace, la charte a été enfreinte : <a href="/mon-compte/consultations">contestez le reçu</a>. Vous pouvez aussi le relater dans un <strong>avis</strong>, utile à tous. Et la prochaine fois, préférez une question sur vos choix à une question sur le calendrier ; les exemples de la page <a href="/voyance/tchat">tchat</a> vous y aideront.</p>`,
  },
]
