<?php
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script('siteblocks', 'https://cdn.example.com/embed.js', [], null);
    // Only the theme names key and host, so that no comment on a post can.
    $space = wp_json_encode(['apiKey' => 'roastery-demo', 'host' => 'https://content.example.com']);
    $call = "(window.SiteBlocks = window.SiteBlocks || { q: [] }).q.push(['trust', $space])";
    wp_add_inline_script('siteblocks', $call, 'before');
});
