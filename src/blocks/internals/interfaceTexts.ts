import { hasOwn } from '../../utils/hasOwn'

/** What the interface of blocks says: to screen readers, and in the notes of forms. Names in braces are replaced. */
export interface InterfaceTexts {
  /** Name of a carousel that has none. @default 'Carousel' */
  readonly carousel: string
  /** @default 'Previous slide' */
  readonly previousSlide: string
  /** @default 'Next slide' */
  readonly nextSlide: string
  /** @default 'Pause slide show' */
  readonly pauseSlides: string
  /** @default 'Play slide show' */
  readonly playSlides: string
  /** Name of the row of dots. @default 'Choose a slide' */
  readonly chooseSlide: string
  /** @default 'Go to slide {slide}' */
  readonly goToSlide: string
  /** Name of a slide. @default '{slide} of {count}' */
  readonly slidePosition: string
  /** Announced when slides change. @default 'Slide {slide} of {count}' */
  readonly slideStatus: string
  /** A form was taken. @default 'Thanks!' */
  readonly formSuccess: string
  /** It was not. @default 'Form submission error :( Please check your answers and try again' */
  readonly formError: string
  /** It is under way. @default 'Sending...' */
  readonly formSending: string
}

const ENGLISH: InterfaceTexts = {
  carousel: 'Carousel',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseSlides: 'Pause slide show',
  playSlides: 'Play slide show',
  chooseSlide: 'Choose a slide',
  goToSlide: 'Go to slide {slide}',
  slidePosition: '{slide} of {count}',
  slideStatus: 'Slide {slide} of {count}',
  formSuccess: 'Thanks!',
  formError: 'Form submission error :( Please check your answers and try again',
  formSending: 'Sending...',
}

/** The texts by language; the ten that most pages are written in. */
const TEXTS: Readonly<Record<string, InterfaceTexts>> = {
  en: ENGLISH,
  es: {
    carousel: 'Carrusel',
    previousSlide: 'Diapositiva anterior',
    nextSlide: 'Diapositiva siguiente',
    pauseSlides: 'Pausar la presentación',
    playSlides: 'Reproducir la presentación',
    chooseSlide: 'Elegir una diapositiva',
    goToSlide: 'Ir a la diapositiva {slide}',
    slidePosition: '{slide} de {count}',
    slideStatus: 'Diapositiva {slide} de {count}',
    formSuccess: '¡Gracias!',
    formError: 'No se pudo enviar el formulario. Revisa tus respuestas e inténtalo de nuevo.',
    formSending: 'Enviando…',
  },
  de: {
    carousel: 'Karussell',
    previousSlide: 'Vorherige Folie',
    nextSlide: 'Nächste Folie',
    pauseSlides: 'Diashow anhalten',
    playSlides: 'Diashow abspielen',
    chooseSlide: 'Folie wählen',
    goToSlide: 'Zu Folie {slide}',
    slidePosition: '{slide} von {count}',
    slideStatus: 'Folie {slide} von {count}',
    formSuccess: 'Vielen Dank!',
    formError:
      'Das Formular konnte nicht gesendet werden. Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
    formSending: 'Wird gesendet …',
  },
  ja: {
    carousel: 'カルーセル',
    previousSlide: '前のスライド',
    nextSlide: '次のスライド',
    pauseSlides: 'スライドショーを一時停止',
    playSlides: 'スライドショーを再生',
    chooseSlide: 'スライドを選択',
    goToSlide: 'スライド{slide}へ移動',
    slidePosition: '{slide} / {count}',
    slideStatus: 'スライド {slide} / {count}',
    formSuccess: 'ありがとうございます。',
    formError: 'フォームを送信できませんでした。入力内容を確認して、もう一度お試しください。',
    formSending: '送信中…',
  },
  fr: {
    carousel: 'Carrousel',
    previousSlide: 'Diapositive précédente',
    nextSlide: 'Diapositive suivante',
    pauseSlides: 'Mettre le diaporama en pause',
    playSlides: 'Lancer le diaporama',
    chooseSlide: 'Choisir une diapositive',
    goToSlide: 'Aller à la diapositive {slide}',
    slidePosition: '{slide} sur {count}',
    slideStatus: 'Diapositive {slide} sur {count}',
    formSuccess: 'Merci !',
    formError: 'Le formulaire n’a pas pu être envoyé. Vérifiez vos réponses et réessayez.',
    formSending: 'Envoi en cours…',
  },
  pt: {
    carousel: 'Carrossel',
    previousSlide: 'Slide anterior',
    nextSlide: 'Próximo slide',
    pauseSlides: 'Pausar a apresentação',
    playSlides: 'Reproduzir a apresentação',
    chooseSlide: 'Escolher um slide',
    goToSlide: 'Ir para o slide {slide}',
    slidePosition: '{slide} de {count}',
    slideStatus: 'Slide {slide} de {count}',
    formSuccess: 'Obrigado!',
    formError: 'Não foi possível enviar o formulário. Confira suas respostas e tente novamente.',
    formSending: 'Enviando…',
  },
  ru: {
    carousel: 'Карусель',
    previousSlide: 'Предыдущий слайд',
    nextSlide: 'Следующий слайд',
    pauseSlides: 'Приостановить показ слайдов',
    playSlides: 'Запустить показ слайдов',
    chooseSlide: 'Выбрать слайд',
    goToSlide: 'Перейти к слайду {slide}',
    slidePosition: '{slide} из {count}',
    slideStatus: 'Слайд {slide} из {count}',
    formSuccess: 'Спасибо!',
    formError: 'Не удалось отправить форму. Проверьте ответы и попробуйте ещё раз.',
    formSending: 'Отправка…',
  },
  it: {
    carousel: 'Carosello',
    previousSlide: 'Diapositiva precedente',
    nextSlide: 'Diapositiva successiva',
    pauseSlides: 'Metti in pausa la presentazione',
    playSlides: 'Avvia la presentazione',
    chooseSlide: 'Scegli una diapositiva',
    goToSlide: 'Vai alla diapositiva {slide}',
    slidePosition: '{slide} di {count}',
    slideStatus: 'Diapositiva {slide} di {count}',
    formSuccess: 'Grazie!',
    formError: 'Impossibile inviare il modulo. Controlla le risposte e riprova.',
    formSending: 'Invio in corso…',
  },
  zh: {
    carousel: '轮播',
    previousSlide: '上一张',
    nextSlide: '下一张',
    pauseSlides: '暂停播放',
    playSlides: '开始播放',
    chooseSlide: '选择幻灯片',
    goToSlide: '转到第 {slide} 张',
    slidePosition: '第 {slide} 张,共 {count} 张',
    slideStatus: '第 {slide} 张,共 {count} 张',
    formSuccess: '谢谢!',
    formError: '表单提交失败。请检查您填写的内容,然后重试。',
    formSending: '正在发送…',
  },
  ar: {
    carousel: 'عرض دوّار',
    previousSlide: 'الشريحة السابقة',
    nextSlide: 'الشريحة التالية',
    pauseSlides: 'إيقاف عرض الشرائح مؤقتًا',
    playSlides: 'تشغيل عرض الشرائح',
    chooseSlide: 'اختيار شريحة',
    goToSlide: 'الانتقال إلى الشريحة {slide}',
    slidePosition: '{slide} من {count}',
    slideStatus: 'الشريحة {slide} من {count}',
    formSuccess: 'شكرًا لك!',
    formError: 'تعذّر إرسال النموذج. يُرجى مراجعة إجاباتك والمحاولة مرة أخرى.',
    formSending: 'جارٍ الإرسال…',
  },
}

/** The texts for a language tag, as in `de-AT`; English for a language without texts. */
export function textsFor(language: string): InterfaceTexts {
  const [primary = ''] = language.toLowerCase().split(/[-_]/)
  return (hasOwn(TEXTS, primary) && TEXTS[primary]) || ENGLISH
}

/** Puts numbers in the place of names in braces. */
export function fill(text: string, values: Readonly<Record<string, number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    hasOwn(values, name) ? String(values[name]) : whole,
  )
}
