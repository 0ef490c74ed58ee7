<?php
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script('siteblocks', 'https://cdn.example.com/embed.js', [], null);
});

// Posts name a model. Only the theme names key and host, so that no comment on a post can.
add_filter('script_loader_tag', function ($tag, $handle) {
    $says = 'async data-api-key="roastery-demo" data-host="https://content.example.com"';
    return $handle === 'siteblocks' ? str_replace('<script ', "<script $says ", $tag) : $tag;
}, 10, 2);
