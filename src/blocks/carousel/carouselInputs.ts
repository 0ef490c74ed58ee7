import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Builder:Carousel`. */
export const carouselInputs: readonly BlockInput[] = [
  {
    name: 'slides',
    type: 'list',
    defaultValue: [{ content: [] }, { content: [] }],
    subFields: [{ name: 'content', type: 'uiBlocks', defaultValue: [] }],
  },
  { name: 'hideDots', type: 'boolean', defaultValue: false },
  {
    name: 'autoplay',
    type: 'boolean',
    defaultValue: false,
    helperText: 'Move on without being asked; never for visitors who asked for less motion',
  },
  {
    name: 'autoplaySpeed',
    type: 'number',
    defaultValue: 5,
    helperText: 'Seconds that each slide stays',
  },
  { name: 'prevButton', type: 'uiBlocks', defaultValue: [] },
  { name: 'nextButton', type: 'uiBlocks', defaultValue: [] },
  {
    name: 'useChildrenForSlides',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Make each child a slide, repeated children too',
  },
  {
    name: 'responsive',
    type: 'list',
    defaultValue: [
      { width: 3000, slidesToShow: 2, slidesToScroll: 2 },
      { width: 400, slidesToShow: 1, slidesToScroll: 1 },
    ],
    subFields: [
      { name: 'width', type: 'number', defaultValue: 400, helperText: 'Up to this many pixels' },
      { name: 'slidesToShow', type: 'number', defaultValue: 2 },
      { name: 'slidesToScroll', type: 'number', defaultValue: 2 },
      { name: 'infinite', type: 'boolean', defaultValue: true },
      { name: 'dots', type: 'boolean', defaultValue: true },
    ],
  },
  {
    name: 'accessibility',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Let the arrow keys move the slides',
  },
  {
    name: 'focusOnSelect',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Go to a slide that is clicked',
  },
  {
    name: 'slickProps',
    type: 'map',
    advanced: true,
    helperText: 'Any other setting of the slider, such as speed or slidesToShow',
  },
]
